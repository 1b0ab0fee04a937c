import type { Stats } from "node:fs";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";

import { CommerceError } from "../commerce-error.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webp": "image/webp",
};

/**
 * `GET /images/{file}`: an original photo, a film or its captions, of the first folder that has it; of a film the part that `range` names.
 * Only a plain file name is served; a photo never changes under its name.
 * @throws CommerceError 404 for any other name
 */
export async function getImage(request: Request, folders: readonly string[], file: string): Promise<Response> {
  const contentType = contentTypes[extname(file).toLowerCase()];
  if (!contentType || !/^[\w-][\w.-]{0,199}$/.test(file)) throw new CommerceError(404, "Image not found");
  const [photo] = await findPhotos(folders, file);
  if (!photo) throw new CommerceError(404, "Image not found");
  const { path, found } = photo;
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  const headers = { etag, "cache-control": "public, max-age=31536000, immutable", "accept-ranges": "bytes" };
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = readRange(request, etag, found.size);
  if (range === "beyond")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${found.size}` } });
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const body =
    request.method === "HEAD" || found.size === 0
      ? null
      : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-type": contentType,
      "content-length": String(found.size === 0 ? 0 : end - start + 1),
      ...(range && { "content-range": `bytes ${start}-${end}/${found.size}` }),
    },
  });
}

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The one range a request asks for (RFC 9110, 14.2); undefined for the whole: none, several, another version, or what is no range of bytes. */
function readRange(request: Request, etag: string, size: number): ByteRange | "beyond" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  const version = request.headers.get("if-range");
  if ((first === "" && last === "") || (version !== null && version !== etag)) return undefined;
  if (first === "") return last === "0" ? "beyond" : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "beyond" : { start, end };
}

async function findPhotos(folders: readonly string[], file: string): Promise<{ path: string; found: Stats }[]> {
  const places = await Promise.all(
    folders.map(async (folder) => {
      const path = join(folder, file);
      return { path, found: await stat(path).catch(() => undefined) };
    }),
  );
  return places.flatMap(({ path, found }) => (found?.isFile() ? [{ path, found }] : []));
}
