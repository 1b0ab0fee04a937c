import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "playwright/test";

import { startShop } from "./shop/shop-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let dataFolder: string;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-start-"));
  await chmod(dataFolder, 0o755);
});
test.afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** What a start that must not succeed printed, and its exit code. */
function refusedStart(
  settings: Record<string, string>,
  nodeFlags: string[] = [],
): { code: number | null; message: string } {
  const { status, stderr } = spawnSync(process.execPath, [...nodeFlags, "upstreams/with-node-24.mjs", "start.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "", ...settings },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { code: status, message: stderr.trim() };
}

/** Who the shop on a data folder runs as by now. */
async function userOf(folder: string): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(folder, "lock"), "utf8")) as { pid: number };
  const [, uid] = /^Uid:\t(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(uid);
}

test("a first start says what it does, a second on the same folder is refused, and SIGTERM ends both shop and database", async () => {
  const shop = await startShop({ dataFolder });
  expect(shop.output()).toMatch(/^Database\s+built-in PostgreSQL, data in /m);
  expect(shop.output()).toMatch(/^Catalogue\s+imported: \d+ products with \d+ variants/m);
  expect(shop.output()).toMatch(/^Web app\s+(built|unchanged)/m);
  expect((await fetch(shop.url)).status).toBe(200);
  expect(await userOf(dataFolder)).toBe(
    process.getuid?.() === 0 ? (await stat(join(dataFolder, "postgres"))).uid : process.getuid?.(),
  );

  const second = refusedStart({ PORT: "0" });
  expect(second.code).toBe(1);
  expect(second.message).toMatch(/^The data folder \S+ is in use by another shop \(process \d+\): .+\.$/);

  expect(await shop.stop("SIGTERM")).toBe(0);
  expect(await readdir(join(dataFolder, "postgres"))).not.toContain("postmaster.pid");
  expect(await readdir(dataFolder)).not.toContain("lock");
});

test("after kill -9 the next start recovers by itself, keeps the catalogue and stops on Ctrl-C", async () => {
  const killed = await startShop({ dataFolder });
  await killed.stop("SIGKILL");
  const begun = Date.now();
  const next = await startShop({ dataFolder });
  expect(next.output()).toMatch(/^Catalogue\s+unchanged: \d+ products/m);
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(await next.stop("SIGINT")).toBe(0);
});

test("a busy port, an old Node and wrong settings are refused in one clear sentence", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  const port = String((other.address() as AddressInfo).port);
  const busy = refusedStart({ PORT: port });
  other.close();
  expect(busy).toEqual({
    code: 1,
    message: `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
  });

  const pretendNode20 =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.11.0'}})";
  const old = refusedStart({ PORT: "0" }, ["--import", pretendNode20]);
  expect(old.code).toBe(1);
  expect(old.message).toMatch(/^Warmeland needs Node 24 or newer, this is Node 20\.11\.0: .+\.$/);

  const mixed = refusedStart({ PORT: "0", COMMERCE_URL: "https://tenant.example" });
  expect(mixed.code).toBe(1);
  expect(mixed.message).toContain("checkout lives with the stock");

  const mistyped = refusedStart({ PORT: "0", TAG_MANAGER_ID: "UA-12345" });
  expect(mistyped.code).toBe(1);
  expect(mistyped.message).toContain("TAG_MANAGER_ID: A tag-manager id is GTM- followed by capital letters and digits");
});
