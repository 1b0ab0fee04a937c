import { readFile } from "node:fs/promises";

/** Milliseconds that the main thread of a process has stood in line for a processor that others had, as Linux counts them; 0 elsewhere. */
export async function processorWait(pid: number): Promise<number> {
  const times = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => "0 0 0");
  return Number(times.split(" ")[1]) / 1e6;
}
