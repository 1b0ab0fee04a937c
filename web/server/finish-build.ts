import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Routes that links fetch before they are followed. */
const prefetched = new Set(["routes/home", "routes/category", "routes/product"]);

/** What the manifest says of a route and the router in a browser never reads. */
const unread = new Set(["hasDefaultExport", "hasErrorBoundary"]);

/**
 * What a build still needs before it is served: a short manifest of the routes, compressed files, and the manifest from which an open tab learns
 * that a newer shop is out.
 */
export async function finishBuild(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, "assets");
  const names = (await readdir(assets)).toSorted();
  await Promise.all(
    names.filter((name) => /^manifest-.*\.js$/.test(name)).map((name) => shortenManifest(join(assets, name))),
  );
  await Promise.all(names.filter((name) => /\.(?:js|css|svg)$/.test(name)).map((name) => compress(join(assets, name))));
  await writeBuildId(join(clientFolder, "builds", "meta"), names);
}

/**
 * Takes out of the router's manifest, which every page loads, what is fetched before a page of that route is requested, except where a link does
 * so (`prefetch="intent"`), and flags that are false: a browser finds the one by itself and takes the other for granted.
 */
async function shortenManifest(path: string): Promise<void> {
  const code = await readFile(path, "utf8");
  const start = code.indexOf("{");
  const end = code.lastIndexOf("}") + 1;
  const manifest = JSON.parse(code.slice(start, end)) as {
    readonly routes: Record<string, { imports?: readonly string[] }>;
  };
  for (const [id, route] of Object.entries(manifest.routes)) if (!prefetched.has(id)) route.imports = [];
  await writeFile(path, code.slice(0, start) + JSON.stringify(manifest, onlyRead) + code.slice(end));
}

function onlyRead(key: string, value: unknown): unknown {
  return value === false || unread.has(key) ? undefined : value;
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength };
  const [br, gz] = await Promise.all([toBrotli(source, { params }), toGzip(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** The names of the assets carry hashes of what is in them, so together they name the build. */
async function writeBuildId(folder: string, names: readonly string[]): Promise<void> {
  const id = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
  const manifest = JSON.stringify({ id });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "latest.json"), manifest),
    writeFile(join(folder, `${id}.json`), manifest),
  ]);
}
