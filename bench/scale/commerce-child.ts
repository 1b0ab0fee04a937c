import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

import { createCommerceUpstream } from "@warmeland/upstreams/src/commerce/commerce-upstream.ts";
import { connectDatabase } from "@warmeland/upstreams/src/database/connection.ts";
import { startEmbeddedPostgres } from "@warmeland/upstreams/src/database/embedded-postgres.ts";
import { pino } from "pino";

import { cpuMilliseconds } from "../cpu-meter.ts";
import { scaleQueries, type ScaleSubject } from "./queries.ts";

/** What the commerce upstream by itself costs on one catalogue. */
export interface CommerceReport {
  load: { wallMs: number; cpuMs: number; longestPauseMs: number; heapMb: number };
  subject: ScaleSubject;
  queries: { name: string; matches: number; firstMs: number; cpuMs: number }[];
  /** A new version replaces the one that is served. */
  reload: { wallMs: number; slowestResponseMs: number };
}

const token = "bench";
const [folder = "", repeats = "200"] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), durable: false });
const db = connectDatabase(server.url);
const commerce = createCommerceUpstream({ db, token, imagesFolders: [folder], log: pino({ level: "error" }) });
try {
  const load = await measureLoad();
  const subject = await readSubject();
  const queries: CommerceReport["queries"] = [];
  for (const { name, upstream } of await scaleQueries(subject))
    queries.push({ name, ...(await measureQuery(upstream)) });
  process.send?.({ load, subject, queries, reload: await measureReload(subject) } satisfies CommerceReport);
} finally {
  await commerce.close();
  await db.destroy();
  await server.stop();
}

async function measureLoad(): Promise<CommerceReport["load"]> {
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  const cpuBefore = await cpuMilliseconds(process.pid);
  const begun = performance.now();
  pauses.enable();
  await request("/v1/shop-configuration");
  const wallMs = performance.now() - begun;
  pauses.disable();
  const cpuMs = (await cpuMilliseconds(process.pid)) - cpuBefore;
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { wallMs, cpuMs, longestPauseMs: pauses.max / 1e6, heapMb: (heapUsed + arrayBuffers) / 1e6 };
}

/** Requests listings without a break until the next version serves them. */
async function measureReload(subject: ScaleSubject): Promise<CommerceReport["reload"]> {
  const [listing] = await scaleQueries(subject);
  const before = await servedVersion();
  await db.insertInto("catalogue_version").values({ checksum: "bench" }).execute();
  const begun = performance.now();
  let slowestResponseMs = 0;
  for (let index = 0; (await servedVersion()) === before; index += 1) {
    const started = performance.now();
    await requestAll(listing!.upstream(1000 + index));
    slowestResponseMs = Math.max(slowestResponseMs, performance.now() - started);
    await setTimeout(50);
  }
  return { wallMs: performance.now() - begun, slowestResponseMs };
}

async function servedVersion(): Promise<string | null> {
  return (await call("/v1/shop-configuration")).headers.get("x-catalogue-version");
}

async function readSubject(): Promise<ScaleSubject> {
  const category = await request<{ id: number; path: string }>("/v1/categories/slapen/matrassen").catch(() =>
    request<{ id: number; path: string }>("/v1/categories/matrassen"),
  );
  const filters = await request<{ slug: string; type: string; values: { id: number; max: number }[] }[]>(
    `/v1/filters?filters[category]=${category.id}&includeSoldOut=true`,
  );
  const choices = filters.flatMap(({ slug, type, values }) =>
    type === "attributes" ? values.map(({ id }) => ({ slug, id })) : [],
  );
  const mostCents = filters.find(({ slug }) => slug === "prices")?.values[0]?.max;
  if (mostCents === undefined) throw new Error("The category has no prices");
  return { categoryId: category.id, categoryPath: category.path, mostCents, choices };
}

async function measureQuery(
  paths: (index: number) => string[],
): Promise<Omit<CommerceReport["queries"][number], "name">> {
  const begun = performance.now();
  const first = await requestAll(paths(0));
  const firstMs = performance.now() - begun;
  const count = Number(repeats);
  for (let index = 1; index <= 30; index += 1) await requestAll(paths(index));
  let matches = 0;
  const cpuBefore = process.cpuUsage();
  for (let index = 31; index < 31 + count; index += 1) matches += (await requestAll(paths(index))) ?? 0;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { matches: first === undefined ? 0 : matches / count, firstMs, cpuMs: (user + system) / 1000 / count };
}

/** The total of the first response, where it has one. */
async function requestAll(paths: readonly string[]): Promise<number | undefined> {
  let total: number | undefined;
  for (const path of paths) {
    const result = await request<{ pagination?: { total: number } }>(path);
    total ??= result.pagination?.total;
  }
  return total;
}

async function request<Body>(path: string): Promise<Body> {
  return (await (await call(path)).json()) as Body;
}

async function call(path: string): Promise<Response> {
  const url = new URL(path, "http://commerce");
  url.searchParams.set("shopId", "1001");
  const response = await commerce.handle(new Request(url, { headers: { "x-access-token": token } }));
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}
