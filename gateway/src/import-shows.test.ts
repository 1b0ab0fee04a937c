import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { openServer, type OpenServer } from "@warmeland/schema/process/open-server.ts";
import { exportCatalogue } from "@warmeland/upstreams/src/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "@warmeland/upstreams/src/catalogue/import/import-catalogue.ts";
import { importPromotions } from "@warmeland/upstreams/src/commerce/promotions/file/import-promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf, trusting } from "./testing/documents-to-trust.ts";
import { createTestShop, type TestGateway, type TestShop } from "./testing/test-gateway.ts";

const page = `query Page($path: String!) {
  category(path: $path) { name productCount listing(first: 3) { totalCount } }
  promotions { name }
}`;
interface Page {
  readonly category: {
    readonly name: string;
    readonly productCount: number;
    readonly listing: { readonly totalCount: number };
  };
  readonly promotions: readonly { readonly name: string }[];
}
const path = "/matrassen";
const hash = hashOf(page);

let shop: TestShop;
let upstreams: OpenServer;
/** Gateways as processes of their own: they reach the upstreams over the network, and share nothing. */
let gateways: TestGateway[];

beforeAll(async () => {
  shop = await createTestShop();
  upstreams = await openServer({ handle: (request) => shop.outside(request), port: 0, host: "127.0.0.1" });
  const at = `http://127.0.0.1:${(upstreams.server.address() as AddressInfo).port}/upstreams`;
  const settings = {
    RPC_URL: `${at}/rpc`,
    COMMERCE_URL: `${at}/commerce`,
    RECOMMENDATIONS_URL: `${at}/recommendations`,
    CONTENT_URL: `${at}/content/v2`,
  };
  gateways = await Promise.all([1, 2].map(() => shop.gateway({ settings, upstreams: {}, documents: trusting(page) })));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await upstreams.close();
  await shop.close();
});

const send = async (gateway: TestGateway) => {
  const { data, responseCache, headers } = await gateway.send<Page>(undefined, { hash, variables: { path } });
  return { ...data, responseCache, versions: headers.get("x-data-versions") };
};

/** Gives the category another name, and takes every second product of it out of the shop. */
async function importWithName(name: string): Promise<void> {
  const lines: string[] = [];
  let count = 0;
  for await (const text of exportCatalogue(shop.database.db)) {
    const line = JSON.parse(text) as { type: string; path?: string; categories?: string[]; active?: boolean };
    if (line.type === "category" && line.path === path) lines.push(JSON.stringify({ ...line, name: { nl: name } }));
    if (line.type === "product" && line.categories?.some((category) => category.startsWith(path)) && ++count % 2 === 0)
      lines.push(JSON.stringify({ ...line, active: false }));
  }
  await importCatalogue({ db: shop.database.db, lines, full: false });
}

test("an import shows in every process within five seconds, and no response mixes it with what was before", async () => {
  const before = await Promise.all(gateways.map(send));
  expect(await Promise.all(gateways.map(send))).toMatchObject([{ responseCache: "hit" }, { responseCache: "hit" }]);
  expect(before[0]!.category.productCount).toBe(before[0]!.category.listing.totalCount);
  await importWithName("Nieuwe matrassen");
  const importedAt = performance.now();
  const fresh = new Set<TestGateway>();
  while (fresh.size < gateways.length && performance.now() - importedAt < 5000) {
    // responses from copies alone would leave the watch over versions no time to run, which is in this process too
    await sleep(20);
    for (const gateway of gateways) {
      const { category } = await send(gateway);
      const isNew = category.name === "Nieuwe matrassen";
      expect(category.productCount).toBe(category.listing.totalCount);
      expect(isNew).toBe(category.productCount < before[0]!.category.productCount);
      if (isNew) fresh.add(gateway);
      else expect(fresh.has(gateway)).toBe(false);
    }
  }
  expect(fresh.size).toBe(gateways.length);
  // with the new version copies serve as before
  expect(await send(gateways[0]!)).toMatchObject({
    responseCache: "hit",
    versions: expect.stringContaining("catalogue=") as string,
  });
}, 30_000);

test("new promotions show within five seconds", async () => {
  expect((await Promise.all(gateways.map(send))).map(({ promotions }) => promotions)).toEqual([[], []]);
  const lines = readFileSync(new URL("../../upstreams/catalogue/promotions.ndjson", import.meta.url), "utf8").split(
    "\n",
  );
  await importPromotions({ db: shop.database.db, lines });
  const showsThem = async () => (await Promise.all(gateways.map(send))).map(({ promotions }) => promotions.length > 0);
  await expect.poll(showsThem, { timeout: 5000 }).toEqual([true, true]);
}, 30_000);

test("what an upstream without versions says stays for its thirty seconds", async () => {
  const silent = async (request: Request) => {
    const response = await shop.outside(request);
    const headers = new Headers(response.headers);
    headers.delete("x-data-versions");
    return new Response(response.body, { status: response.status, headers });
  };
  const prefixed = (prefix: string) => (request: Request) => {
    const url = new URL(request.url);
    return silent(new Request(`http://shop.test/upstreams/${prefix}${url.pathname}${url.search}`, request));
  };
  const gateway = await shop.gateway({
    upstreams: { ...shop.upstreams, commerce: prefixed("commerce") },
    documents: trusting(page),
  });
  const { category } = await send(gateway);
  await importWithName("Nog nieuwere matrassen");
  await expect
    .poll(async () => (await send(gateways[0]!)).category.name, { timeout: 5000 })
    .toBe("Nog nieuwere matrassen");
  expect(await send(gateway)).toMatchObject({ category, responseCache: "hit" });
  await gateway.close();
}, 30_000);
