import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { stopOrphanedPostgres } from "@warmeland/upstreams/src/database/orphaned-postgres.ts";
import { postgresAccount, reachableFolder } from "@warmeland/upstreams/src/database/postgres-account.ts";

import { openEditorServer } from "../editor/editor-server.ts";
import { exampleClients, openExampleServer } from "./example-server.ts";
import { findBrowser } from "./find-browser.ts";
import { startShop, type ShopProcess } from "./shop-process.ts";

const mostLanes = 2;
const results = fileURLToPath(new URL("../../../test-results", import.meta.url));
const browser = await findBrowser();
const editor = await openEditorServer();
const examples = await Promise.all(exampleClients.map(openExampleServer));
const chosen = process.argv.slice(2);
process.stdout.write(`Browser    ${browser}\n`);

// Half of the journeys for each of two shops, which know nothing of each other; a journey chosen by name runs alone.
const lanes = chosen.length > 0 ? 1 : Math.min(mostLanes, availableParallelism());
const shops: ShopProcess[] = [];
const dataFolders: string[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end().then(() => process.exit(1)));
try {
  // one after the other: the first may have to build the web app
  for (let lane = 1; lane <= lanes; lane += 1) shops.push(await openShop());
  process.exitCode = Math.max(...(await Promise.all(shops.map((shop, index) => runJourneys(shop, index + 1)))));
} finally {
  await end();
}

async function openShop(): Promise<ShopProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-journeys-"));
  dataFolders.push(dataFolder);
  await chmod(dataFolder, 0o755);
  const settings = {
    RATE_LIMITS: "off",
    CONTENT_EDITOR_ORIGIN: editor.origin,
    CORS_ORIGINS: examples.map(({ name, origin }) => `example-${name}=${origin}`).join(),
  };
  const shop = await startShop({ dataFolder, settings });
  process.stdout.write(shop.output());
  return shop;
}

/** Leaves nothing behind, be a shop still running, killed, or one that never opened. */
async function end(): Promise<void> {
  editor.close();
  for (const example of examples) example.close();
  for (const shop of shops) await shop.stop();
  const account = await postgresAccount();
  for (const dataFolder of dataFolders) {
    await stopOrphanedPostgres(await reachableFolder(join(dataFolder, "postgres"), account));
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function runJourneys({ url, dataFolder }: ShopProcess, lane: number): Promise<number> {
  const config = fileURLToPath(new URL("../playwright.config.ts", import.meta.url));
  const cli = fileURLToPath(new URL("cli.js", import.meta.resolve("playwright/package.json")));
  const share = lanes === 1 ? [] : [`--shard=${lane}/${lanes}`, `--output=${join(results, String(lane))}`];
  const journeys = spawn(process.execPath, [cli, "test", "-c", config, ...share, ...chosen], {
    stdio: ["inherit", "pipe", "inherit"],
    env: {
      ...process.env,
      SHOP_URL: url,
      SHOP_DATA_DIR: dataFolder,
      EDITOR_ORIGIN: editor.origin,
      EXAMPLE_ORIGINS: JSON.stringify(Object.fromEntries(examples.map(({ name, origin }) => [name, origin]))),
      PLAYWRIGHT_CHROMIUM: browser,
    },
  });
  createInterface(journeys.stdout).on("line", (line) =>
    process.stdout.write(lanes === 1 ? `${line}\n` : `${lane} ${line}\n`),
  );
  return new Promise((resolve) => journeys.once("exit", (code) => resolve(code ?? 1)));
}
