import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { findBrowser } from "./find-browser.ts";
import { startShop } from "./shop-process.ts";

const browser = await findBrowser();
const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-journeys-"));
await chmod(dataFolder, 0o755);
const shop = await startShop({ dataFolder, settings: { RATE_LIMITS: "off" } });
process.stdout.write(`${shop.output()}Browser    ${browser}\n`);
try {
  const config = fileURLToPath(new URL("./playwright.config.ts", import.meta.url));
  const cli = fileURLToPath(new URL("cli.js", import.meta.resolve("playwright/package.json")));
  const journeys = spawn(process.execPath, [cli, "test", "-c", config, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, SHOP_URL: shop.url, SHOP_DATA_DIR: dataFolder, PLAYWRIGHT_CHROMIUM: browser },
  });
  process.exitCode = await new Promise<number>((resolve) => journeys.once("exit", (code) => resolve(code ?? 1)));
} finally {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
