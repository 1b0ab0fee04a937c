import type { ItemGroup } from "@scayle/storefront-api";

import type { BasketJson } from "../wire/basket-json.ts";
import type { Seed } from "./seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "./test-upstream.ts";

export type BasketResponse = BasketJson & { refusals?: { variantId: number; kind: string }[] };

/** Ten variants of one product that differ in nothing but their key. */
export const tenths = Array.from({ length: 10 }, (_, index) => `deken-${index}`);

/** Variants for baskets: plenty, 3 left, none left, made to order, withdrawn, not offered in shop 1001, one on sale, and ten alike. */
const seed: Seed = {
  categories: [{ path: "/slapen" }],
  products: [
    {
      key: "bed",
      carrier: "two_person",
      categories: ["/slapen"],
      variants: [
        { key: "bed-1", cents: 49_900, stock: 500, delivery: { min: 2, max: 3, unit: "week" } },
        { key: "bed-low", cents: 10_001, stock: 3 },
        { key: "bed-none", stock: 0 },
        { key: "bed-made", stock: 0, withoutStock: true },
        { key: "bed-old", active: false },
        { key: "bed-german", column: "de" },
      ],
    },
    {
      key: "sloop",
      categories: ["/slapen"],
      variants: [
        {
          key: "sloop-sale",
          cents: 1495,
          vatRate: 0.09,
          reduction: "sale",
          reducedSince: "2026-11-01T00:00:00Z",
          history: [
            ["2026-01-01T00:00:00Z", 1995],
            ["2026-11-01T00:00:00Z", 1495],
          ],
        },
      ],
    },
    { key: "deken", categories: ["/slapen"], variants: tenths.map((key) => ({ key, cents: 9900, stock: 500 })) },
  ],
};

/** An upstream with a catalogue for baskets, and short words for its basket calls. Calls fail on any status but the given one. */
export class TestBaskets {
  readonly upstream: TestUpstream;
  private keyCount = 0;

  private constructor(upstream: TestUpstream) {
    this.upstream = upstream;
  }

  static async create(options: Parameters<typeof createTestUpstream>[1] = {}): Promise<TestBaskets> {
    return new TestBaskets(await createTestUpstream(seed, { max: 20, ...options }));
  }

  newKey(): string {
    this.keyCount += 1;
    return `basket-key-of-this-test-${String(this.keyCount).padStart(4, "0")}`;
  }

  variant(key: string): number {
    return this.upstream.ids.variants.get(key) ?? -1;
  }

  get(key: string): Promise<BasketResponse> {
    return this.upstream.json("GET", `/v1/baskets/${key}`);
  }

  add(key: string, body: unknown, status = 201): Promise<BasketResponse> {
    return this.upstream.json("POST", `/v1/baskets/${key}/items`, { body, status });
  }

  batch(key: string, body: unknown, status = 201): Promise<BasketResponse> {
    return this.upstream.json("POST", `/v1/baskets/${key}/items:batch`, { body, status });
  }

  change(key: string, itemKey: string, body: unknown, status = 200): Promise<BasketResponse> {
    return this.upstream.json("PATCH", `/v1/baskets/${key}/items/${itemKey}`, { body, status });
  }

  merge(key: string, from: string, existingItemHandling?: string, status = 200): Promise<BasketResponse> {
    return this.upstream.json("POST", `/v1/baskets/${key}/merge`, { body: { from, existingItemHandling }, status });
  }

  close(): Promise<void> {
    return this.upstream.close();
  }
}

/** The lines of a basket as [variant, quantity]. */
export function lines(basket: BasketResponse): [number, number][] {
  return basket.items.map((item) => [item.variant.id, item.quantity]);
}

/** An item group by its id. */
export function group(id: string): ItemGroup {
  return { id, isMainItem: true, isRequired: false };
}

/** Items of one variant, each in a group of its own. */
export function groupedItems(
  variantId: number,
  count: number,
  prefix = "g",
): { variantId: number; quantity: number; itemGroup: ItemGroup }[] {
  return Array.from({ length: count }, (_, index) => ({
    variantId,
    quantity: 1,
    itemGroup: group(`${prefix}${index}`),
  }));
}
