import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "vitest";

import { memoryUse } from "./memory-meter.ts";

test.runIf(process.platform === "linux")("counts a process with its children, and itself apart", async () => {
  const holding = `const held = Buffer.alloc(100_000_000, 1); process.stdout.write("held"); setInterval(() => held.length, 1000)`;
  const passing = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(holding)}], { stdio: "inherit" })`;
  const parent = spawn(process.execPath, ["-e", passing], { stdio: ["ignore", "pipe", "inherit"], detached: true });
  await once(parent.stdout, "data");
  const { allMb, shopMb, processes } = await memoryUse(parent.pid!);
  process.kill(-parent.pid!);
  expect(processes).toBe(2);
  expect(allMb - shopMb).toBeGreaterThan(100);
  expect(shopMb).toBeGreaterThan(5);
  expect(shopMb).toBeLessThan(100);
});
