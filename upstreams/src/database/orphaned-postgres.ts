import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Stops a PostgreSQL that outlived a killed shop on this folder; only called while this process holds the folder's lock. */
export async function stopOrphanedPostgres(folder: string): Promise<void> {
  const pidFile = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => undefined);
  const pid = Number(pidFile?.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !(await isPostgresOn(pid, folder))) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (!(await isPostgresOn(pid, folder))) return;
    await sleep(50);
  }
  process.kill(pid, "SIGQUIT");
  await sleep(500);
}

async function isPostgresOn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== "linux") return isAlive(pid);
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.includes("postgres") && command.includes(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
