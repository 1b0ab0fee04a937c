import { readFile } from "node:fs/promises";

import { processFamily } from "./process-family.ts";

/** Memory of a process and all its descendants, in MB. */
export interface MemoryUse {
  /** Of all processes together; what several of them share, such as PostgreSQL's buffers, counts once. */
  allMb: number;
  /** Of the process itself. */
  shopMb: number;
  processes: number;
}

/** Resident memory of a process and its descendants, from /proc (Linux). */
export async function memoryUse(rootPid: number): Promise<MemoryUse> {
  const family = await processFamily(rootPid);
  const megabytes = await Promise.all(family.map(({ pid }) => proportionalMb(pid)));
  const shop = family.findIndex(({ pid }) => pid === rootPid);
  return {
    allMb: Math.round(megabytes.reduce((sum, each) => sum + each, 0)),
    shopMb: Math.round(megabytes[shop] ?? 0),
    processes: family.length,
  };
}

/** A page that n processes share counts for an nth in each. */
async function proportionalMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}
