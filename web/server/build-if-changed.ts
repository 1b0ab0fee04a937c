import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const stampFile = join(root, "web/build/source-hash");
/** What a build is made of. */
const sources = [
  ...["web/app", "web/public", "web/server/vite-plugins", "web/server/finish-build.ts", "web/vite.config.ts", "web/react-router.config.ts"],
  ...["web/package.json", "codegen.ts", "schema/schema.graphql", "schema/rules", "package-lock.json"],
];
const madeByBuild = /(?:^|\/)generated\/|\.test\.tsx?$/;

/**
 * Builds the web app unless what it is made of has not changed since the last build.
 * @returns whether it was built
 * @throws Error with the build's own output when it fails
 */
export async function buildIfChanged(): Promise<boolean> {
  const hash = await hashSources();
  const built = await readFile(stampFile, "utf8").catch(() => "");
  if (built === hash) return false;
  await runBuild();
  await writeFile(stampFile, hash);
  return true;
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of await filesIn(source)) {
      hash.update(file).update("\0").update(await readFile(join(root, file)));
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
    .filter((file) => !madeByBuild.test(file))
    .toSorted();
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn("npm", ["run", "build", "--workspace", "web"], { cwd: root, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    const output: Buffer[] = [];
    build.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    build.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    build.on("error", reject);
    build.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The web app could not be built:\n${Buffer.concat(output).toString()}`));
    });
  });
}
