import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command of the operations console on the shop under test, as its staff does. */
export async function shopConsole(...command: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["upstreams/src/console/shop-command.ts", ...command],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env.SHOP_DATA_DIR, DATABASE_URL: "" },
    },
  );
  return stdout;
}
