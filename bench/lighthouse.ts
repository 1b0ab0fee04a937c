import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { findBrowser } from "../web/e2e/shop/find-browser.ts";
import { startShop } from "../web/e2e/shop/shop-process.ts";
import { inThreadTime, type TraceEvent } from "./thread-time.ts";

const run = promisify(execFile);
/** Fetched by npx when it is needed: too large to install with the shop. */
const lighthouse = "lighthouse@13.5.0";
const runs = Number(process.argv.find((argument) => argument.startsWith("--runs="))?.slice("--runs=".length) ?? 5);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** The goals of the budget; scores in percent, times in milliseconds. */
const goals: readonly (readonly [name: string, read: (report: Report) => number, goal: number, atLeast?: boolean])[] = [
  ["performance", ({ categories }) => categories["performance"]!.score * 100, 97, true],
  ["accessibility", ({ categories }) => categories["accessibility"]!.score * 100, 100, true],
  ["SEO", ({ categories }) => categories["seo"]!.score * 100, 100, true],
  ["LCP", ({ audits }) => audits["largest-contentful-paint"]!.numericValue!, 1700],
  ["CLS", ({ audits }) => audits["cumulative-layout-shift"]!.numericValue!, 0.02],
  ["FCP", ({ audits }) => audits["first-contentful-paint"]!.numericValue!, Infinity],
  ["TBT", ({ audits }) => audits["total-blocking-time"]!.numericValue!, Infinity],
];

const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-lighthouse-"));
await chmod(dataFolder, 0o755);
const shop = await startShop({ dataFolder, settings: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
try {
  const browser = await findBrowser();
  const category = `${shop.url}/matrassen`;
  const product = /href="(\/p\/[^"?]+)"/.exec(await (await fetch(category)).text())![1]!;
  for (const url of [`${shop.url}/`, category, shop.url + product]) {
    // The first run does not count: photos are made at their first request.
    const visits: Visit[] = [];
    for (let index = 0; index < runs + 1; index += 1) visits.push(await recordedVisit(url, browser));
    const [, ...counted] = visits;
    console.log(
      `${new URL(url).pathname}, ${runs} runs on a mobile device, simulated throttling, tasks in thread time (median, best)`,
    );
    for (const [name, read, goal, atLeast = false] of goals)
      console.log(
        line(
          name,
          counted.map(({ inThreads }) => read(inThreads)),
          goal,
          atLeast,
        ),
      );
    const onTheWall = counted.map(({ recorded }) => recorded);
    const performance = onTheWall.map(({ categories }) => inFew(categories["performance"]!.score * 100)).join(", ");
    const indices = onTheWall.map(({ environment }) => inFew(environment.benchmarkIndex)).join(", ");
    console.log(
      `  by the wall clock, waiting for the processor included: performance ${performance}; the machine's index ${indices}`,
    );
  }
} finally {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

interface Visit {
  readonly inThreads: Report;
  readonly recorded: Report;
}

/** Chrome now and then loses the beginning of a recording; Lighthouse makes another one then. */
async function recordedVisit(url: string, browser: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(url, browser);
    } catch (error) {
      if (attempt === 3 || !String(error).includes("run Lighthouse again")) throw error;
    }
  }
}

/** One visit, judged twice: as recorded, and with the tasks as long as their threads were at work (decision 036). */
async function visit(url: string, browser: string): Promise<Visit> {
  const folder = join(dataFolder, "visit");
  await rm(folder, { recursive: true, force: true });
  await callLighthouse(url, browser, [`-G=${folder}`]);
  const recorded = await audit(url, browser, folder);
  const path = join(folder, "trace.json");
  const trace = JSON.parse(await readFile(path, "utf8")) as { traceEvents: TraceEvent[] };
  inThreadTime(trace.traceEvents);
  await writeFile(path, JSON.stringify(trace));
  return { recorded, inThreads: await audit(url, browser, folder) };
}

async function audit(url: string, browser: string, folder: string): Promise<Report> {
  const path = join(dataFolder, "report.json");
  await callLighthouse(url, browser, [`-A=${folder}`, "--output=json", `--output-path=${path}`]);
  return JSON.parse(await readFile(path, "utf8")) as Report;
}

async function callLighthouse(url: string, browser: string, more: readonly string[]): Promise<void> {
  const flags = [
    "--only-categories=performance,accessibility,seo",
    "--quiet",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  await run("npx", ["--yes", lighthouse, url, ...flags, ...more], { env: { ...process.env, CHROME_PATH: browser } });
}

function line(name: string, values: readonly number[], goal: number, atLeast: boolean): string {
  const sorted = values.toSorted((one, other) => (atLeast ? other - one : one - other));
  const [best, median] = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!];
  const met = atLeast ? median >= goal : median <= goal;
  const mark = Number.isFinite(goal) ? ` (goal ${goal}: ${met ? "met" : "missed"})` : "";
  return `  ${name.padEnd(14)} ${inFew(median).padStart(5)} ${inFew(best).padStart(5)}${mark}`;
}

function inFew(value: number): string {
  return value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0);
}
