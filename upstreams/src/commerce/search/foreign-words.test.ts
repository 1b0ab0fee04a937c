import type { Pagination, Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Seed } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

const seed: Seed = {
  attributes: { color: ["groen", "wit"], material: ["grenen", "eiken"] },
  categories: [
    { path: "/bedden", name: "Bedden" },
    { path: "/dekbedden", name: "Dekbedden" },
  ],
  products: [
    product("bed-grenen", "Bed Duin", "/bedden", { color: ["wit"], material: ["grenen"] }),
    product("bed-eiken", "Bed Eik", "/bedden", { color: ["wit"], material: ["eiken"] }),
    product("dekbed-groen", "Dekbed Merel", "/dekbedden", { color: ["groen"] }),
    product("dekbed-wit", "Dekbed Vink", "/dekbedden", { color: ["wit"] }),
  ],
};
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
});

afterAll(() => upstream.close());

function product(key: string, name: string, category: string, attributes: Record<string, string[]>) {
  return { key, name, categories: [category], attributes, variants: [{ key: `${key}-1` }] };
}

async function keys(term: string): Promise<string[]> {
  const found = await upstream.json<{ entities: Product[]; pagination: Pagination }>(
    "GET",
    `/v1/products?${new URLSearchParams({ "filters[term]": term }).toString()}`,
  );
  return found.entities.map(({ referenceKey }) => referenceKey);
}

describe("a word that another language writes alike", () => {
  it.each([
    ["grenen", ["bed-grenen"]],
    ["green", ["dekbed-groen"]],
    ["groen", ["dekbed-groen"]],
    ["oak", ["bed-eiken"]],
  ])("'%s' finds %s only", async (term, found) => {
    expect(await keys(term)).toEqual(found);
  });

  it.each([
    ["grenen bed", "bed-grenen"],
    ["green duvet", "dekbed-groen"],
  ])("'%s' finds %s first", async (term, first) => {
    expect((await keys(term))[0]).toBe(first);
  });
});
