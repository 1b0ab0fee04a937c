import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "give-up-root-"));
  await chmod(dataFolder, 0o755);
  await mkdir(join(dataFolder, "mail"));
  await writeFile(join(dataFolder, "mail", "old.eml"), "before", { mode: 0o600 });
  await writeFile(join(dataFolder, "session-secret"), "secret", { mode: 0o600 });
});
afterEach(() => rm(dataFolder, { recursive: true }));

interface Seen {
  uid: number;
  gid: number;
  groups: number[];
  /** What it could not do afterwards. */
  failed: string[];
  log: string[];
}

/** What a process that was started by root can do once it has given root up. */
function started(): Seen {
  const script = `
    import { readFile, rm, writeFile } from "node:fs/promises";
    const { giveUpRoot } = await import(${JSON.stringify(new URL("./give-up-root.ts", import.meta.url).href)});
    const log = [];
    await giveUpRoot({ dataFolder: ${JSON.stringify(dataFolder)}, written: ["mail", "images"], log: { warn: ({ reason }) => log.push(reason) } });
    const failed = [];
    const tries = {
      "write a mail": () => writeFile("mail/new.eml", "new"),
      "read an old mail": () => readFile("mail/old.eml"),
      "write a picture": () => writeFile("images/a.webp", "a"),
      "remove the lock": () => rm("lock"),
      "read the secret": () => readFile("session-secret"),
      "read the project": () => readFile(${JSON.stringify(join(import.meta.dirname, "../package.json"))}),
      "become root again": async () => process.setuid(0),
    };
    for (const [name, attempt] of Object.entries(tries)) await attempt().catch(() => failed.push(name));
    console.log(JSON.stringify({ uid: process.getuid(), gid: process.getgid(), groups: process.getgroups(), failed, log }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: dataFolder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Seen;
}

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  "what root has started goes on as nobody in particular, and can do what the shop does, not more",
  async () => {
    await writeFile(join(dataFolder, "lock"), "");
    const { uid, gid, groups, failed, log } = started();
    expect(uid).toBeGreaterThan(0);
    expect(groups).toEqual([gid]);
    expect(gid).toBeGreaterThan(0);
    expect(failed).toEqual(["read the secret", "become root again"]);
    expect(log).toEqual([]);
    expect((await stat(join(dataFolder, "mail", "new.eml"))).uid).toBe(uid);
  },
);

test.runIf(isRoot)("in a data folder that nobody else can read it stays root, and says so", async () => {
  await writeFile(join(dataFolder, "lock"), "");
  await chmod(dataFolder, 0o700);
  const closed = started();
  // the folder itself is handed over as little as what is in it
  expect(closed.uid).toBe(0);
  expect(closed.log).toEqual([`no other account can read ${dataFolder}`]);
  expect((await stat(dataFolder)).uid).toBe(0);
});

test.runIf(!isRoot)("an ordinary user stays who they are", async () => {
  await writeFile(join(dataFolder, "lock"), "");
  expect(started()).toMatchObject({ uid: process.getuid?.(), failed: ["become root again"] });
});
