import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { linesOf, smallCatalogue } from "./testing/small-catalogue.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "catalogue-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

const command = fileURLToPath(new URL("import-command.ts", import.meta.url));
const runCommand = (args: string[], input = "") =>
  spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: database.url },
  });

test("imports a file, from its name or from standard input", () => {
  const text = linesOf(smallCatalogue()).join("\r\n");
  const file = join(folder, "own.ndjson");
  writeFileSync(file, `\uFEFF${text}`);
  const dry = runCommand([file, "--dry-run"]);
  expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining("nothing was stored (dry run)") as string });
  const first = runCommand([file]);
  expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining("The catalogue is now version") as string });
  const second = runCommand(["-"], text);
  expect(second).toMatchObject({ status: 0, stdout: expect.stringContaining("Nothing to change") as string });
});

test("names every faulty line and ends with 1", () => {
  const { sand, review: _review, order: _order, ...rest } = smallCatalogue();
  const { status, stderr } = runCommand(
    ["-"],
    linesOf({ ...rest, sand: { ...sand, masterKey: "1" }, last: 1 }).join("\n"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain("The catalogue has 2 faults; nothing was imported.");
  expect(stderr).toContain("line 8: masterKey: must be two digits, a dash and four digits");
  expect(stderr).toContain("line 9: must be a JSON object");
});

test("writes every fault into a file", () => {
  const file = join(folder, "faults.txt");
  const { status, stderr } = runCommand(["-", "--faults", file], "1\n".repeat(500));
  expect(status).toBe(1);
  expect(stderr).toContain("… and 300 more");
  expect(readFileSync(file, "utf8").trimEnd().split("\n")).toEqual(
    Array.from({ length: 500 }, (_, index) => `line ${index + 1}: must be a JSON object`),
  );
});

test("explains itself when it is called the wrong way", () => {
  expect(runCommand([])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("npm run catalogue:import -- FILE") as string,
  });
  expect(runCommand(["--everything", "x"])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--everything") as string,
  });
  expect(runCommand([join(folder, "none.ndjson")])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("no such file") as string,
  });
});
