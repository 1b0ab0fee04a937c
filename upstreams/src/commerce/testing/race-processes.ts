import type { TestUpstream } from "./test-upstream.ts";

/** Connections to the database that processes in a race have together. */
export const raceConnections = 25;

/** Processes on one database for a race: one for each connection in the long tests, a few otherwise. */
export function raceProcesses(upstream: TestUpstream): TestUpstream["handle"][] {
  const count = process.env["LONG"] ? raceConnections : 8;
  return [upstream.handle, ...Array.from({ length: count - 1 }, () => upstream.beside())];
}
