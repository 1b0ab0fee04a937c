import { lchown, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import type { Logger } from "pino";

import { type Account, canRead, serviceAccount } from "./service-account.ts";

const projectFolder = join(import.meta.dirname, "../..");

/**
 * Goes on as the account that the built-in database runs as, once ports and files are open, when root has started the process: whoever finds
 * a way in is not root then. An ordinary user stays who they are. Where that account could not go on reading the project or writing its data,
 * the process stays root, and the log says why.
 * @param dataFolder DATA_DIR, for a process that has one
 * @param written folders below it that the process goes on writing to
 */
export async function giveUpRoot({
  dataFolder,
  written = [],
  log,
}: {
  dataFolder?: string;
  written?: readonly string[];
  log: Logger;
}): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const account = serviceAccount();
  if (!account) return stayRoot(log, "this machine has no user 'postgres' or 'nobody'");
  const folders = dataFolder === undefined ? [] : written.map((folder) => join(dataFolder, folder));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const closed = [projectFolder, dataFolder].find((folder) => folder !== undefined && !canRead(folder, account));
  if (closed !== undefined) return stayRoot(log, `no other account can read ${closed}`);
  // the folder too, since the lock in it is removed in the end
  if (dataFolder !== undefined) await lchown(dataFolder, account.uid, account.gid);
  for (const folder of folders) await handOver(folder, account);
  try {
    process.setgroups?.([account.gid]);
    process.setgid?.(account.gid);
    process.setuid?.(account.uid);
  } catch (error) {
    stayRoot(log, String(error));
  }
}

async function handOver(path: string, account: Account): Promise<void> {
  const { uid } = await lstat(path);
  if (uid !== account.uid) await lchown(path, account.uid, account.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await handOver(inner, account);
    else await lchown(inner, account.uid, account.gid);
  }
}

function stayRoot(log: Logger, reason: string): void {
  log.warn({ reason }, "the process stays root; start it as an ordinary user instead");
}
