import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { scripts: { start: string } };
const startArguments = scripts.start.split(" ").slice(1);

export interface ShopProcess {
  url: string;
  dataFolder: string;
  process: ChildProcess;
  /** Everything the start printed so far. */
  output: () => string;
  /** Sends a signal and waits for the end; the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Runs `start.ts` as a shopkeeper does and waits for its address; port 0 takes a free one.
 * @throws Error with the output when the start ends or takes over 120 s.
 */
export async function startShop({
  dataFolder,
  port = 0,
  settings = {},
}: {
  dataFolder: string;
  port?: number;
  settings?: Record<string, string>;
}): Promise<ShopProcess> {
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, DATABASE_URL: "", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const stop = (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const opened = new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`The shop did not open within 120 s:\n${output}`)), 120_000);
    const read = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      const address = /^Open\s+(\S+)/m.exec(output)?.[1];
      if (address) {
        clearTimeout(deadline);
        resolve(address);
      }
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(deadline);
      reject(new Error(`The start ended with code ${code}:\n${output}`));
    });
  });
  try {
    return { url: await opened, dataFolder, process: child, output: () => output, stop };
  } catch (error) {
    // a shop that is late would go on, with its database, after whoever waited for it
    await stop();
    throw error;
  }
}
