import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, expect, test } from "vitest";

const command = fileURLToPath(new URL("generate-command.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "generate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const runCommand = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: "utf8", maxBuffer: 100_000_000 });

test("writes the same catalogue to a file and to standard output", () => {
  const file = join(folder, "generated.ndjson");
  expect(runCommand("--products", "20", "--out", file)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  const { stdout } = runCommand("--products", "20", "--seed", "1");
  expect(readFileSync(file, "utf8")).toBe(stdout);
  expect(stdout.match(/"type":"product"/g)).toHaveLength(20);
  expect(stdout.match(/"type":"review"/g)).toHaveLength(2);
});

test("explains itself when it is called the wrong way", () => {
  expect(runCommand()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--products takes a whole number") as string,
  });
  expect(runCommand("--products", "many")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("npm run catalogue:generate") as string,
  });
});
