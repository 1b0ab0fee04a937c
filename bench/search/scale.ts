import { createReadStream } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { importCatalogue } from "@warmeland/upstreams/src/catalogue/import-catalogue.ts";
import { readLines } from "@warmeland/upstreams/src/catalogue/read-lines.ts";
import { createCommerceUpstream } from "@warmeland/upstreams/src/commerce/commerce-upstream.ts";
import { connectDatabase } from "@warmeland/upstreams/src/database/connection.ts";
import { startEmbeddedPostgres } from "@warmeland/upstreams/src/database/embedded-postgres.ts";
import { migrateDatabase } from "@warmeland/upstreams/src/database/migrate.ts";
import { pino } from "pino";

import { cpuMilliseconds } from "../cpu-meter.ts";

const token = "bench";
const megabyte = 1024 * 1024;
const requests = 200;
const usage = "npm run -s catalogue:generate -- --products 43000 --out big.ndjson, then npm run bench:scale -- big.ndjson";

/** What a listing asks of a product; the gateway's cards ask for the same. */
const cards =
  "attributes:key(brand|masterTitle|productName|subtitle|color|shippingType|bestseller|topReview),images.attributes:legacy(false),priceRange,lowestPriorPrice,siblings,siblings.attributes:key(color)";

interface Measured {
  name: string;
  goalCpuMs: number;
  /** Paths of the calls that make up one request; each request is another one, so that no memory of answers helps. */
  paths: (index: number) => string[];
}

const file = process.argv[2];
if (file === undefined) {
  console.error(usage);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), "warmeland-scale-"));
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ folder: join(folder, "postgres"), databaseName: "shop", durable: false, maxConnections: 20 });
const db = connectDatabase(server.url);
try {
  await migrateDatabase(db);
  const importedAt = performance.now();
  await importCatalogue({ db, lines: readLines(createReadStream(file)) });
  console.log(`imported in ${((performance.now() - importedAt) / 1000).toFixed(0)} s`);
  const commerce = createCommerceUpstream({ db, token, imagesFolders: [], log: pino({ level: "info" }) });
  const get = async (path: string): Promise<unknown> => {
    const response = await commerce.handle(new Request(`http://commerce${path}&shopId=1001`, { headers: { "x-access-token": token } }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return await response.json();
  };
  const memoryBefore = process.memoryUsage();
  const loadedAt = performance.now();
  await get("/v1/products?perPage=1");
  const memory = process.memoryUsage();
  const grown = (memory.heapUsed + memory.arrayBuffers - memoryBefore.heapUsed - memoryBefore.arrayBuffers) / megabyte;
  console.log(
    `loaded and indexed in ${((performance.now() - loadedAt) / 1000).toFixed(1)} s, ${grown.toFixed(0)} MB (search index among it: see 'search indexed')`,
  );
  const categories = (await get("/v1/categories?depth=1")) as { id: number; path: string }[];
  const mattresses = categories.find(({ path }) => path === "/matrassen")?.id;
  const values = (await get("/v1/attributes?names=brand")) as { values: { id: number }[] }[];
  for (const measured of scenarios(mattresses ?? 0, values[0]?.values[0]?.id ?? 0)) await measure(measured, get);
  await commerce.close();
} finally {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function scenarios(categoryId: number, brandId: number): Measured[] {
  const topseller = "sortingKey=scayle:v1:topseller";
  return [
    {
      name: "search 'matras 140x200' with facets",
      goalCpuMs: 10,
      paths: (index) => [products, facets].map((call) => call(term(another("matras 140x200", index)))),
    },
    {
      name: "search 'wit dekbedovertrek' with facets",
      goalCpuMs: 10,
      paths: (index) => [products, facets].map((call) => call(term(another("wit dekbedovertrek", index)))),
    },
    {
      name: "search, misspelt: 'mattras 140x200'",
      goalCpuMs: 10,
      paths: (index) => [products, facets].map((call) => call(term(another("mattras 140x200", index)))),
    },
    {
      name: "suggestions 'matr'",
      goalCpuMs: 3,
      paths: (index) => [`/v2/search/suggestions?with=${encodeURIComponent("product.priceRange")}&term=${another("matr", index)}`],
    },
    {
      name: "suggestions 'mattras 140x200'",
      goalCpuMs: 3,
      paths: (index) => [
        `/v2/search/suggestions?with=${encodeURIComponent("product.priceRange")}&term=${another("mattras 140x200", index)}`,
      ],
    },
    {
      name: "listing with facets",
      goalCpuMs: 8,
      paths: (index) => [products, facets].map((call) => call(`filters[category]=${categoryId}&filters[minPrice]=${index}&${topseller}`)),
    },
    {
      name: "listing, filter and price sort",
      goalCpuMs: 8,
      paths: (index) =>
        [products, facets].map((call) =>
          call(`filters[category]=${categoryId}&filters[brand]=${brandId}&filters[minPrice]=${index}&sort=price&sortDir=asc`),
        ),
    },
  ];
}

function products(query: string): string {
  return `/v1/products?perPage=24&with=${encodeURIComponent(cards)}&${query}`;
}

function facets(query: string): string {
  return `/v1/filters?with=values&${query}`;
}

function term(text: string): string {
  return `filters[term]=${encodeURIComponent(text)}`;
}

// A dot is no word: another text, the same search.
function another(text: string, index: number): string {
  return `${text} ${".".repeat(index)}`;
}

async function measure({ name, goalCpuMs, paths }: Measured, get: (path: string) => Promise<unknown>): Promise<void> {
  for (let index = 0; index < 20; index += 1) for (const path of paths(index)) await get(path);
  const before = await cpuMilliseconds(process.pid);
  const startedAt = performance.now();
  for (let index = 20; index < 20 + requests; index += 1) for (const path of paths(index)) await get(path);
  const cpu = ((await cpuMilliseconds(process.pid)) - before) / requests;
  const wall = (performance.now() - startedAt) / requests;
  console.log(
    `${name.padEnd(42)} ${cpu.toFixed(2)} CPU ms (goal ${goalCpuMs}: ${cpu <= goalCpuMs ? "met" : "missed"}) · ${wall.toFixed(2)} ms`,
  );
}
