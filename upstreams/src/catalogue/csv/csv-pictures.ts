import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

import sharp from "sharp";

import { imageFileSchema } from "#upstreams/catalogue/lines/line-fields.ts";
import { keyOf } from "./csv-cells.ts";

/** A picture as lines name it. */
export interface CsvPicture {
  file: string;
  width: number;
  height: number;
  averageColour: string;
}

const noPicture = "no-picture.webp";
const largestDownload = 30_000_000;
const downloadTimeoutMs = 30_000;
const endings: Readonly<Record<string, string>> = {
  jpeg: "jpg",
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  heif: "avif",
};

/**
 * The pictures of a CSV: files of the shop's own folder or the built-in one, and addresses, which are loaded into the own folder once. A file whose
 * name no address can have gets a copy under one that it can.
 */
export class CsvPictures {
  readonly #own: string;
  readonly #folders: readonly string[];
  readonly #found = new Map<string, Promise<CsvPicture>>();
  #placeholder: Promise<CsvPicture> | undefined;

  constructor(folders: readonly [own: string, ...others: string[]]) {
    this.#own = folders[0];
    this.#folders = folders;
  }

  /**
   * The picture of a name or address.
   * @throws Error saying why there is none
   */
  take(source: string): Promise<CsvPicture> {
    const cached = this.#found.get(source);
    if (cached) return cached;
    const taken = /^https?:\/\//.test(source) ? this.#download(source) : this.#find(source);
    this.#found.set(source, taken);
    return taken;
  }

  /** A neutral picture for a product without one. */
  placeholder(): Promise<CsvPicture> {
    return (this.#placeholder ??= this.#makePlaceholder());
  }

  async #makePlaceholder(): Promise<CsvPicture> {
    await mkdir(this.#own, { recursive: true });
    const background = "#e6dfd1";
    if (!existsSync(join(this.#own, noPicture))) {
      const plain = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
      await put(this.#own, noPicture, await plain.webp().toBuffer());
    }
    return inspect(this.#own, noPicture);
  }

  async #find(name: string): Promise<CsvPicture> {
    if (basename(name) !== name) throw new Error(`'${name}' is a path: give the name of a file in ${this.#own}`);
    const folder = await firstWith(this.#folders, name);
    if (folder === undefined) throw new Error(`there is no picture '${name}' in ${this.#folders.join(" or ")}`);
    if (imageFileSchema.safeParse(name).success) return inspect(folder, name);
    const plain = `${keyOf(basename(name, extname(name))) || "picture"}.${endings[extname(name).slice(1).toLowerCase()] ?? "jpg"}`;
    await put(this.#own, plain, await readFile(join(folder, name)));
    return inspect(this.#own, plain);
  }

  async #download(address: string): Promise<CsvPicture> {
    await mkdir(this.#own, { recursive: true });
    const words = keyOf(basename(new URL(address).pathname, extname(new URL(address).pathname))).slice(0, 40);
    const stem = `${words || "picture"}-${createHash("sha256").update(address).digest("hex").slice(0, 10)}`;
    const there = (await readdir(this.#own)).find((file) => file.startsWith(`${stem}.`) && !file.endsWith(".part"));
    if (there !== undefined) return inspect(this.#own, there);
    const bytes = await load(address);
    const { format } = await sharp(bytes).metadata();
    const ending = endings[format];
    if (ending === undefined) throw new Error(`${address} is no JPEG, PNG, WebP or AVIF`);
    const file = `${stem}.${ending}`;
    await put(this.#own, file, bytes);
    return inspect(this.#own, file);
  }
}

/** Writes a picture so that nobody who reads it meanwhile, another conversion for example, sees half of it. */
async function put(folder: string, file: string, bytes: Buffer): Promise<void> {
  const part = join(folder, `${file}.${randomUUID()}.part`);
  await writeFile(part, bytes);
  await rename(part, join(folder, file));
}

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(downloadTimeoutMs) }).catch((error: unknown) => {
    throw new Error(
      `${address} cannot be loaded: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : ""}`,
    );
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += (part as Uint8Array).length;
    if (length > largestDownload) throw new Error(`${address} is larger than ${largestDownload / 1e6} MB`);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}

async function inspect(folder: string, file: string): Promise<CsvPicture> {
  const picture = sharp(join(folder, file));
  // one pixel, since a decoder that may shrink while it reads is ten times faster than one that reads all of it
  const pixel = picture.clone().resize(1, 1, { fit: "fill" }).toColourspace("srgb").removeAlpha().raw().toBuffer();
  const [{ width, height, autoOrient }, [red = 0, green = red, blue = red]] = await Promise.all([
    picture.metadata(),
    pixel,
  ]).catch(() => {
    throw new Error(`'${file}' is no picture`);
  });
  const averageColour = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  return { file, width: autoOrient.width ?? width, height: autoOrient.height ?? height, averageColour };
}

async function firstWith(folders: readonly string[], name: string): Promise<string | undefined> {
  for (const folder of folders) if (existsSync(join(folder, name))) return folder;
  return undefined;
}
