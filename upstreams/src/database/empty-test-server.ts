import type { TestProject } from "vitest/node";

import { startTestServer } from "./test-server.ts";

/** Vitest's global set-up for tests that bring their own data. */
export default async function startEmptyTestServer(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTestServer();
  project.provide("databaseServer", url);
  return stop;
}
