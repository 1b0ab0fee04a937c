import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium } from "playwright";

const debianChromium = "/usr/bin/chromium";

/**
 * Path of a Chromium for the journeys: the one named, the machine's, Playwright's, a fresh download, Debian's package, or the one inside an npm package.
 * @throws Error naming every way that was tried.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  if (existsSync(debianChromium)) return debianChromium;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  quietly("npx", ["playwright", "install", "chromium"]);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    quietly("apt-get", ["update"]);
    quietly("apt-get", ["install", "-y", "chromium"]);
    if (existsSync(debianChromium)) return debianChromium;
  }
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packaged } = await import("@sparticuz/chromium");
    return packaged.executablePath();
  }
  throw new Error(
    "No Chromium found: set PLAYWRIGHT_CHROMIUM to one. Tried /usr/bin/chromium, Playwright's own, apt-get and @sparticuz/chromium.",
  );
}

function quietly(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  process.stdout.write(`${command} ${args.join(" ")}: ${status === 0 ? "done" : "not possible here"}\n`);
}
