import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { DataFolderInUse, lockDataFolder } from "./data-folder-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a second holder is refused, naming the first, until the folder is given back", async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(new RegExp(`process ${process.pid}`));
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  await release();
  await (
    await lockDataFolder(folder)
  )();
});

test("the lock of a killed process is taken over", async () => {
  const child = spawn("sleep", ["60"]);
  const pid = child.pid!;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const startedAt = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]!;
  await writeFile(join(folder, "lock"), JSON.stringify({ pid, startedAt }));
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  await (
    await lockDataFolder(folder)
  )();
});

test("a torn lock file does not lock anybody out", async () => {
  await writeFile(join(folder, "lock"), '{"pid": 12');
  await (
    await lockDataFolder(folder)
  )();
});

test("a reused process number does not count as the holder", async () => {
  await writeFile(join(folder, "lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
  await (
    await lockDataFolder(folder)
  )();
});
