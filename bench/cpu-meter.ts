import { readFile, readdir } from "node:fs/promises";

const ticksPerSecond = 100;

/**
 * CPU milliseconds that a process and all its descendants have used, from /proc (Linux).
 * Ended children count through their parent, so short-lived PostgreSQL backends are not lost.
 */
export async function cpuMilliseconds(rootPid: number): Promise<number> {
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
  const ticks = processes.filter(({ pid }) => family.has(pid)).reduce((sum, { used }) => sum + used, 0);
  return (ticks * 1000) / ticksPerSecond;
}

async function readProcesses(): Promise<{ pid: number; parent: number; used: number }[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return lines.filter(Boolean).map((line) => {
    // Behind the command name, which may hold spaces: state, parent, …, utime, stime, cutime, cstime.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const used = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), used };
  });
}
