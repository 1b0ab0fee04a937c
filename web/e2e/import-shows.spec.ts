import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "playwright/test";

import { startShop, type ShopProcess } from "./shop/shop-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = "/matrassen";
const newName = "Nieuwe matrassen";

let dataFolder: string;
let shop: ShopProcess;
/** A web app as another process, in front of the same gateway. */
let secondWeb: ChildProcess;
let addresses: string[];

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-import-"));
  await chmod(dataFolder, 0o755);
  shop = await startShop({ dataFolder });
  const port = await freePort();
  secondWeb = spawn(process.execPath, ["web/server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      GATEWAY_URL: shop.url,
      IMAGES_URL: `${shop.url}/images`,
      LOG_LEVEL: "error",
    },
    stdio: "ignore",
  });
  addresses = [shop.url, `http://localhost:${port}`];
});
test.afterAll(async () => {
  secondWeb.kill();
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test("@long an import is in the pages of every process within five seconds, in their menus as in their listings", async ({
  request,
}) => {
  const pages = addresses.flatMap((address) => [`${address}/`, address + path]);
  const read = async (page: string): Promise<string> => (await request.get(page)).text();
  for (const page of pages) {
    await expect.poll(() => read(page).catch(() => ""), { timeout: 15_000 }).toContain("Matrassen");
    // the second time it comes from a copy
    expect(await read(page)).not.toContain(newName);
  }
  const before = countOf(await read(shop.url + path));
  importChanged();
  const importedAt = performance.now();
  const newAfter = await Promise.all(
    pages.map(async (page) => {
      for (;;) {
        const requestedAt = performance.now();
        const html = await read(page);
        const isNew = html.includes(newName);
        // the name and the number of products are of one version
        if (page.endsWith(path)) expect(countOf(html) < before, page).toBe(isNew);
        if (isNew) return requestedAt - importedAt;
      }
    }),
  );
  // what was requested after five seconds is new, however long a busy machine takes to answer
  for (const milliseconds of newAfter) expect(milliseconds).toBeLessThan(5000);
});

/** How many products a category's page says it has. */
function countOf(html: string): number {
  return Number(/id="listing-status"[^>]*>(\d+)/.exec(html)?.[1]);
}

/** Gives the category another name, and takes every second product of it out of the shop. */
function importChanged(): void {
  let count = 0;
  const changed = runCommand("export-command.ts", ["-"])
    .split("\n")
    .filter(Boolean)
    .flatMap((text): object[] => {
      const line = JSON.parse(text) as { type: string; path?: string; categories?: string[] };
      if (line.type === "category" && line.path === path) return [{ ...line, name: { nl: newName } }];
      const isIn = line.type === "product" && line.categories?.some((category) => category.startsWith(path));
      return isIn && ++count % 2 === 0 ? [{ ...line, active: false }] : [];
    });
  runCommand("import-command.ts", ["-", "--partial"], changed.map((line) => JSON.stringify(line)).join("\n"));
}

/** Runs a command of the catalogue on the shop's data, as the operator does beside the running shop. */
function runCommand(command: string, parameters: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`upstreams/src/catalogue/${command}`, ...parameters],
    {
      cwd: root,
      encoding: "utf8",
      input,
      maxBuffer: 1e9,
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataFolder },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
