import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
/** What a build is made of. */
const sources = [
  "web/app",
  "web/public",
  "web/server/vite-plugins",
  "web/server/finish-build.ts",
  "web/vite.config.ts",
  "web/react-router.config.ts",
  "web/package.json",
  "codegen.ts",
  "schema/schema.graphql",
  "schema/rules",
  "package-lock.json",
];
const notBuilt = /(?:^|\/)(?:generated|testing)\/|\.test\.tsx?$/;

/** The file in a build that says what it was made of. */
export const sourceHashFile = "source-hash";

/** One hash over everything a build is made of. */
export async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of await filesIn(source)) {
      hash
        .update(file)
        .update("\0")
        .update(await readFile(join(root, file)));
    }
  }
  return hash.digest("hex");
}

async function filesIn(source: string): Promise<string[]> {
  const found = await stat(join(root, source)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !notBuilt.test(file))
    .toSorted();
}
