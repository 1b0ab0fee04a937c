import type { Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { SeedProduct } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

let upstream: TestUpstream;

// what sells most has one size sold out; six colours of one master are sold out altogether
beforeAll(async () => {
  upstream = await createTestUpstream({
    attributes: { size: ["140x200", "160x200", "180x210"] },
    categories: [{ path: "/toppers", name: "Toppers" }],
    products: [
      topper("03-0001-A", "Topper Dauw", 900, { "180x210": 0, "160x200": 5 }),
      topper("03-0002-A", "Topper Mist", 10, { "180x210": 5 }),
      topper("03-0003-A", "Topper Nevel", 20, { "160x200": 0, "140x200": 5 }),
      ...["A", "B", "C", "D", "E", "F"].map((colour) =>
        topper(`03-0004-${colour}`, "Topper Rijp", 500, { "160x200": 0 }),
      ),
    ],
  });
});

afterAll(() => upstream.close());

it("what sells most comes behind those that have the size when its own is sold out", async () => {
  const { keys, opened } = await search("topper 180x210");
  expect(keys.slice(0, 2)).toEqual(["03-0002-A", "03-0001-A"]);
  expect(opened.get("03-0001-A")).toBe("03-0001-A-180x210");
});

it("products with nothing left in the size neither stand first nor hide what can be bought in another", async () => {
  const { keys } = await search("topper 160x200");
  expect(keys.slice(0, 3)).toEqual(["03-0001-A", "03-0003-A", "03-0002-A"]);
  expect(keys.slice(3).every((key) => key.startsWith("03-0004"))).toBe(true);
  expect(keys).toHaveLength(9);
});

it("a card opens a variant that can be bought where one has as much of what is asked", async () => {
  const { opened } = await search("topper 160x200 140x200");
  expect(opened.get("03-0003-A")).toBe("03-0003-A-140x200");
});

async function search(term: string): Promise<{ keys: string[]; opened: Map<string, string | undefined> }> {
  const query = new URLSearchParams({ "filters[term]": term, includeSoldOut: "true" }).toString();
  const found = await upstream.json<{ entities: Product[]; matchedVariants?: Record<string, number> }>(
    "GET",
    `/v1/products?${query}`,
  );
  const variantKeys = new Map([...upstream.ids.variants].map(([key, id]) => [id, key]));
  const opened = new Map(
    found.entities.map(({ id, referenceKey }) => [
      referenceKey,
      variantKeys.get(found.matchedVariants?.[String(id)] ?? 0),
    ]),
  );
  return { keys: found.entities.map(({ referenceKey }) => referenceKey), opened };
}

/** Stock by size. */
function topper(key: string, name: string, sold: number, sizes: Record<string, number>): SeedProduct {
  const variants = Object.entries(sizes).map(([size, stock]) => ({
    key: `${key}-${size}`,
    attributes: { size: [size] },
    stock,
  }));
  return { key, master: key.slice(0, 7), name, sold, categories: ["/toppers"], variants };
}
