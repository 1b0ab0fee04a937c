import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs a command of the operations console on the shop under test, as its staff does. */
export function shopConsole(...command: readonly string[]): Promise<string> {
  return onShop("upstreams/src/console/shop-command.ts", command);
}

/** Runs a command of the console for stories on the shop under test, as its editors do. */
export function storiesConsole(...command: readonly string[]): Promise<string> {
  return onShop("upstreams/src/story-console/stories-command.ts", command);
}

async function onShop(script: string, command: readonly string[]): Promise<string> {
  const settings = { DATA_DIR: process.env.SHOP_DATA_DIR, DATABASE_URL: "", PUBLIC_URL: process.env.SHOP_URL };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...command], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  return stdout;
}
