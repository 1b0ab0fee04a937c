import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, expect, test } from "vitest";

import { linesOf, smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";

const command = fileURLToPath(new URL("lint-command.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "lint-"));
const file = join(folder, "own.ndjson");
writeFileSync(file, linesOf(smallCatalogue()).join("\n"));
afterAll(() => rmSync(folder, { recursive: true }));

const runCommand = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });

test("ends with 0 when the rules find nothing, and with 1 and the findings when they do", () => {
  const fine = runCommand(file, "--only", "vain-reductions,missing-images", "--day", "2026-11-20");
  expect(fine).toMatchObject({ status: 0, stdout: "The linter finds nothing.\n" });
  const faulty = runCommand(file, "--only", "image-counts");
  expect(faulty.status).toBe(1);
  expect(faulty.stdout).toContain("line 7 03-0001-A [image-counts] has 1 image → show 4 or 5");
  expect(faulty.stdout).toContain("2 findings: image-counts 2");
});

test("explains itself when it is called the wrong way", () => {
  expect(runCommand("--only", "everything")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("No rule everything") as string,
  });
});
