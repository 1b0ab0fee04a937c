import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { builtInImagesFolder } from "../built-in-catalogue.ts";
import { builtInModels } from "../csv/built-in-models.ts";
import { convertCsv } from "../csv/convert-csv.ts";
import { CsvError } from "../csv/csv-faults.ts";
import { CsvPictures } from "../csv/csv-pictures.ts";
import { noPreviousCatalogue, type PreviousCatalogue } from "../csv/previous-catalogue.ts";
import type { ProductLine } from "../lines/product-line.ts";

/** The CSV files of a test and the pictures they name, in a folder of their own, and what they become. */
export class TestCsv {
  readonly folder: string;
  /** The shop's own pictures; there is no such folder until one is put there. */
  readonly images: string;
  readonly models: Awaited<ReturnType<typeof builtInModels>>;

  private constructor(folder: string, models: Awaited<ReturnType<typeof builtInModels>>) {
    this.folder = folder;
    this.images = join(folder, "images");
    this.models = models;
  }

  static async open(): Promise<TestCsv> {
    return new TestCsv(await mkdtemp(join(tmpdir(), "csv-")), await builtInModels());
  }

  /** The path of a file with this text. */
  async write(text: string, name = "own.csv"): Promise<string> {
    const file = join(this.folder, name);
    await writeFile(file, text);
    return file;
  }

  async convert(
    file: string,
    previous: PreviousCatalogue = noPreviousCatalogue,
    today = "2026-11-21",
  ): Promise<string[]> {
    const lines: string[] = [];
    const pictures = new CsvPictures([this.images, builtInImagesFolder]);
    const { shops, attributes } = this.models;
    for await (const line of convertCsv({ file, pictures, previous, shops, models: attributes, today }))
      lines.push(line);
    return lines;
  }

  /** The faults for which a text is refused, all of them. */
  async faultsOf(text: string, previous?: PreviousCatalogue): Promise<CsvError["faults"]> {
    const error = await this.convert(await this.write(text), previous).catch((thrown: unknown) => thrown);
    if (!(error instanceof CsvError)) throw new Error("The text is refused with no faults.", { cause: error });
    return error.faults;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

export const productsOf = (lines: readonly string[]): ProductLine[] =>
  lines.map((line) => JSON.parse(line) as ProductLine).filter(({ type }) => type === "product");

export function jpegPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: "#aa8155" } })
    .jpeg()
    .toBuffer();
}
