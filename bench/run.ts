import { setTimeout as sleep } from "node:timers/promises";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { connectDatabase } from "@warmeland/upstreams/src/database/connection.ts";
import { runningPostgresUrl } from "@warmeland/upstreams/src/database/running-postgres.ts";

import { startShop } from "../web/e2e/shop/shop-process.ts";
import { clientJavaScript } from "./client-javascript.ts";
import { costText } from "./cost-of-rounds.ts";
import { cpuMilliseconds } from "./cpu-meter.ts";
import { crawl } from "./crawl.ts";
import { memoryUse, type MemoryUse } from "./memory-meter.ts";
import { measure, type Measurement } from "./load.ts";
import { machineSpeed } from "./machine-speed.ts";
import { measureScale, scaleLines } from "./scale/run.ts";
import { scenarios } from "./scenarios.ts";

const javaScriptGoal = 190_000;
/** Longer than a shop has to rest before it gives memory back. */
const restMs = 40_000;
/** MB of all processes together: the shop in the box runs on a machine of 1 GB. */
const memoryGoals = { start: 450, bench: 700 };
const asJson = process.argv.includes("--json");
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const scale = process.argv.includes("--quick") ? 0.2 : 1;

interface Row extends Measurement {
  name: string;
  goalCpuMs: number | undefined;
  upstreamCalls: number | undefined;
  machineMs: number;
}

if (only === "scale") {
  const reusedFolder = process.argv.find((argument) => argument.startsWith("--keep="))?.slice("--keep=".length);
  const reports = await measureScale({ reusedFolder, share: scale });
  console.log(asJson ? JSON.stringify(reports, null, 2) : scaleLines(reports).join("\n"));
  process.exit();
}

const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-bench-"));
await chmod(dataFolder, 0o755);
const shop = await startShop({ dataFolder, settings: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
try {
  const memoryAfterStart = await memoryUse(shop.process.pid!);
  if (!asJson) console.log(memoryLine("after the start", memoryAfterStart, memoryGoals.start));
  const assortment = await readAssortment();
  const cpu = () => cpuMilliseconds(shop.process.pid!);
  const rows: Row[] = [];
  for (const scenario of await scenarios(shop.url, assortment, scale)) {
    if (only !== undefined && !scenario.name.includes(only)) continue;
    const measurement = await measure(scenario.load, cpu);
    const upstreamCalls = await scenario.upstreamCalls?.();
    const row = {
      name: scenario.name,
      goalCpuMs: scenario.goalCpuMs,
      upstreamCalls,
      ...measurement,
      machineMs: machineSpeed(),
    };
    rows.push(row);
    if (!asJson) console.log(line(row));
  }
  const javaScriptBytes = only === undefined ? await clientJavaScript(`${shop.url}/matrassen`) : undefined;
  const pages = await crawl(shop.url);
  // what a busy moment needed is given back at rest (docs/decisions/044-a-shop-in-one-gigabyte.md)
  await sleep(restMs);
  const memoryAfterBench = await memoryUse(shop.process.pid!);
  if (!asJson) console.log(memoryLine(`after the bench and ${pages} pages`, memoryAfterBench, memoryGoals.bench));
  const memory = { afterStart: memoryAfterStart, afterBench: memoryAfterBench, goals: memoryGoals };
  if (asJson) console.log(JSON.stringify({ rows, javaScriptBytes, javaScriptGoal, memory }, null, 2));
  else if (javaScriptBytes !== undefined)
    console.log(
      `client JavaScript of a category page: ${(javaScriptBytes / 1000).toFixed(0)} kB (goal ${javaScriptGoal / 1000}: ${javaScriptBytes <= javaScriptGoal ? "met" : "missed"})`,
    );
} finally {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function readAssortment() {
  const db = connectDatabase((await runningPostgresUrl(dataFolder))!, { max: 2 });
  // Enough pieces that no order of the bench is refused.
  await db.updateTable("stock").set({ quantity: 1_000_000, changed_at: new Date() }).execute();
  const categories = await db
    .selectFrom("category")
    .select("path")
    .where("is_active", "=", true)
    .orderBy("path")
    .execute();
  const variants = await db
    .selectFrom("variant")
    .select("variant_id")
    .where("is_active", "=", true)
    .orderBy("variant_id")
    .execute();
  await db.destroy();
  const pages = await Promise.all(categories.map(async ({ path }) => (await fetch(shop.url + path)).text()));
  const slugs = [
    ...new Set(pages.flatMap((html) => [...html.matchAll(/href="\/p\/([^"?]+)"/g)].map((match) => match[1]!))),
  ];
  return {
    slugs,
    paths: categories.map(({ path }) => path),
    variantIds: variants.map((variant) => variant.variant_id),
  };
}

function memoryLine(when: string, { allMb, shopMb, processes }: MemoryUse, goal: number): string {
  return `memory ${when}: ${allMb} MB in ${processes} processes, ${shopMb} of it the shop's own (goal ${goal}: ${allMb <= goal ? "met" : "missed"})`;
}

function line({ name, cpuMs, goalCpuMs, latency, upstreamCalls, bytes, machineMs }: Row): string {
  const times = latency
    .map(({ concurrency, p50, p95 }) => `c${concurrency} p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms`)
    .join(" · ");
  const calls = upstreamCalls === undefined ? "" : ` · ${upstreamCalls} upstream calls`;
  return `${name.padEnd(32)} ${costText({ ...cpuMs, machineMs }, goalCpuMs)} · ${times} · ${(bytes / 1000).toFixed(1)} kB${calls}`;
}
