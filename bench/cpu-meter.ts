import { processFamily } from "./process-family.ts";

const ticksPerSecond = 100;

/**
 * CPU milliseconds that a process and all its descendants have used, from /proc (Linux).
 * Ended children count through their parent, so short-lived PostgreSQL backends are not lost.
 */
export async function cpuMilliseconds(rootPid: number): Promise<number> {
  const ticks = (await processFamily(rootPid)).reduce((sum, { used }) => sum + used, 0);
  return (ticks * 1000) / ticksPerSecond;
}
