import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import { EncodedBody } from "./encoded-body.ts";
import { nothingAllowed } from "./security-headers.ts";

/** What a browser shows in no window by itself and everybody may have: policies would only travel with it. */
const partsOfPages = new Set([".js", ".css", ".woff2"]);

/** Names in it carry the hash of what is in them. */
const immutableFolder = "/assets/";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

interface StaticFile {
  readonly body: EncodedBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
}

export type StaticFiles = (request: Request, pathname: string) => Promise<Response> | undefined;

/** Keeps the built files in memory with the compressed forms that the build wrote beside them; undefined for other paths. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && types[extname(entry.name)])
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const pathname = `/${relative(folder, path).split(sep).join("/")}`;
        files.set(pathname, await loadFile(path, pathname));
      }),
  );
  return (request, pathname) => {
    const file = files.get(pathname);
    return file && send(request, file);
  };
}

async function loadFile(path: string, pathname: string): Promise<StaticFile> {
  const plain = await bytesOf(path);
  if (!plain) throw new Error(`${path} disappeared while it was read.`);
  const [br, gzip] = await Promise.all([bytesOf(`${path}.br`), bytesOf(`${path}.gz`)]);
  const body = new EncodedBody(plain, [
    ...(br ? [["br", br] as const] : []),
    ...(gzip ? [["gzip", gzip] as const] : []),
  ]);
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": types[extname(path)] ?? "application/octet-stream",
    "cache-control": cacheControl(pathname),
    "x-content-type-options": "nosniff",
    ...(!partsOfPages.has(extname(path)) && {
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": nothingAllowed,
    }),
    vary: "accept-encoding",
    // the name of an immutable file is its version
    ...(!pathname.startsWith(immutableFolder) && { etag }),
  };
  return { body, headers, etag };
}

function cacheControl(pathname: string): string {
  if (pathname.startsWith(immutableFolder)) return "max-age=31536000, immutable";
  return pathname.startsWith("/builds/") ? "no-cache" : "public, max-age=86400";
}

async function send(request: Request, { body, headers, etag }: StaticFile): Promise<Response> {
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const type = headers["content-type"] ?? "";
  const isCompressible = !type.startsWith("font/") && !type.startsWith("image/png");
  const encoding = isCompressible
    ? body.encodingFor(acceptedEncoding(request.headers.get("accept-encoding")))
    : "identity";
  const bytes = await body.bytes(encoding);
  const all = {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(bytes.byteLength),
  };
  return new Response(request.method === "HEAD" ? null : bytes, { headers: all });
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && new Uint8Array(bytes);
}
