import { spawn } from "node:child_process";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hashSources, sourceHashFile } from "./source-hash.ts";

const web = join(import.meta.dirname, "..");
const current = join(web, "build");

/**
 * Builds the web app unless what it is made of has not changed since the last build. The new build takes the place of
 * the old one whole, so that another start never sees half of one.
 * @returns whether it was built
 * @throws Error with the build's own output when it fails
 */
export async function buildIfChanged(): Promise<boolean> {
  const built = await readFile(join(current, sourceHashFile), "utf8").catch(() => "");
  if (built !== "" && built === (await hashSources())) return false;
  const workshop = join(web, ".cache");
  await mkdir(workshop, { recursive: true });
  const next = join(workshop, `build-${process.pid}`);
  const old = join(workshop, `old-build-${process.pid}`);
  await runBuild(next);
  await rename(current, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(next, current);
  await rm(old, { recursive: true, force: true });
  return true;
}

function runBuild(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn("npm", ["run", "build", "--workspace", "web"], {
      cwd: join(web, ".."),
      env: { ...process.env, WEB_BUILD_FOLDER: folder },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
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
