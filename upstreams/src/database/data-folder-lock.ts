import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The data folder is in use by another running shop. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

interface Holder {
  pid: number;
  /** Sets a reused process number apart from the process that took the lock. */
  startedAt: string;
}

/**
 * Takes the data folder for this process, so that two shops never write one cluster; a lock left by a killed process is taken over.
 * @returns a function that gives the folder back.
 * @throws DataFolderInUse naming the process that holds it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "lock");
  const mine: Holder = { pid: process.pid, startedAt: await startOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(file, mine)) return () => rm(file, { force: true });
    const holder = await read(file);
    if (holder && (await startOf(holder.pid)) === holder.startedAt && isAlive(holder.pid)) {
      throw new DataFolderInUse(
        `The data folder ${resolve(folder)} is in use by another shop (process ${holder.pid}): stop that one, or set DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new DataFolderInUse(
    `The data folder ${resolve(folder)} is being taken by another shop at this moment: try again.`,
  );
}

async function create(file: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(file, "wx");
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function read(file: string): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await readFile(file, "utf8")) as Partial<Holder>;
    return Number.isInteger(holder.pid) && typeof holder.startedAt === "string" ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

async function startOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Field 22 counts from behind the command name, which may hold spaces.
  return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
