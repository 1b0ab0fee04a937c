import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import { type Account, serviceAccount } from "@warmeland/schema/process/service-account.ts";

/** Folder for what a service account must reach when the project lies below a closed home folder. */
export const serviceFolder = "/var/lib/warmeland";

/**
 * The account to start PostgreSQL with: undefined for an ordinary user (itself), else `postgres` or `nobody`.
 * @throws Error when root finds neither.
 */
export async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account = serviceAccount();
  if (account) return account;
  throw new Error(
    "PostgreSQL does not run as root and this machine has no user 'postgres' or 'nobody': start the shop as an ordinary user, or set DATABASE_URL.",
  );
}

/** Whether an account may enter a folder; true when no account is switched to. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;
}

/** The wanted folder, or one below `/var/lib/warmeland` when the account cannot enter the wanted folder's parent. */
export async function reachableFolder(wanted: string, account: Account | undefined): Promise<string> {
  await mkdir(dirname(wanted), { recursive: true });
  if (canEnter(dirname(wanted), account)) return wanted;
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const folder = join(serviceFolder, name, "postgres");
  await mkdir(dirname(folder), { recursive: true });
  return folder;
}
