import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";

import { CommerceError } from "../commerce-error.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/**
 * `GET /images/{file}`: an original photo, of the first folder that has it. Only a plain file name is served; a photo never changes under its
 * name.
 * @throws CommerceError 404 for any other name
 */
export async function getImage(request: Request, folders: readonly string[], file: string): Promise<Response> {
  const contentType = contentTypes[extname(file).toLowerCase()];
  if (!contentType || !/^[\w-][\w.-]{0,199}$/.test(file)) throw new CommerceError(404, "Image not found");
  const [photo] = await findPhotos(folders, file);
  if (!photo) throw new CommerceError(404, "Image not found");
  const { path, found } = photo;
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  const headers = { etag, "cache-control": "public, max-age=31536000, immutable" };
  if (request.headers.get("if-none-match")?.includes(etag)) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : await readFile(path);
  return new Response(body, {
    headers: { ...headers, "content-type": contentType, "content-length": String(found.size) },
  });
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
