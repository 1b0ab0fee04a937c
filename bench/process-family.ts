import { readFile, readdir } from "node:fs/promises";

/** One process as `/proc/PID/stat` shows it; `used` is its CPU time in ticks, with that of its ended children. */
export interface FamilyMember {
  pid: number;
  used: number;
}

/** A process and all its descendants, from /proc (Linux). */
export async function processFamily(rootPid: number): Promise<FamilyMember[]> {
  const processes = await readProcesses();
  const family = new Set([rootPid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of processes) {
      if (family.has(parent) && !family.has(pid)) {
        family.add(pid);
        grown = true;
      }
    }
  }
  return processes.filter(({ pid }) => family.has(pid));
}

async function readProcesses(): Promise<(FamilyMember & { parent: number })[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return lines.filter(Boolean).map((line) => {
    // Behind the command name, which may hold spaces: state, parent, …, utime, stime, cutime, cstime.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const used = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), used };
  });
}
