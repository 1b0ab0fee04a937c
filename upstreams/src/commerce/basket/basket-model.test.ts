import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  PlainBaskets,
  type Handling,
  type PlainResponse,
  type PlainArticle,
  type PlainLine,
} from "../testing/plain-baskets.ts";
import { TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

const numRuns = process.env["LONG"] ? 500 : 25;
const handlings: Handling[] = [
  "KeepExisting",
  "AddQuantityToExisting",
  "ReplaceExisting",
  "ReplaceExistingWithCombinedQuantity",
];
const articles = new Map<string, PlainArticle>([
  ["bed-1", { cents: 49_900, isOffered: true, isMain: true, pieces: 500 }],
  ["bed-low", { cents: 10_001, isOffered: true, isMain: false, pieces: 3 }],
  ["sloop-sale", { cents: 1495, isOffered: true, isMain: false, pieces: 10 }],
  ["bed-made", { cents: 10_000, isOffered: true, isMain: false, pieces: Number.POSITIVE_INFINITY }],
  ["bed-none", { cents: 10_000, isOffered: true, isMain: false, pieces: 0 }],
  ["bed-old", { cents: 10_000, isOffered: false, isMain: false, pieces: 10 }],
]);

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
});
afterAll(() => baskets.close());

const side = fc.constantFrom("guest" as const, "customer" as const);
const group = fc.constantFrom("", "", "kamer", "tuin");
const quantity = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(9, 600, 999));
const note = fc.constantFrom("one", "other");
const item = fc.record({
  article: fc.constantFrom("bed-1", "bed-low", "bed-low", "sloop-sale", ...articles.keys()),
  group,
  quantity,
  note,
});
const line = fc.integer({ min: 0, max: 8 });
const handling = fc.constantFrom(...handlings);
const few = fc.constantFrom("bed-low" as const, "sloop-sale" as const);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("add" as const),
      side,
      item,
      handling: fc.option(handling, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("batch" as const),
      side,
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
      handling,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      side,
      line,
      quantity,
      group: fc.option(fc.constantFrom("kamer", "tuin"), { nil: undefined }),
      behind: fc.constantFrom(undefined, undefined, 0, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), side, line, withSet: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("clear" as const), side }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("merge" as const), side, handling }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("restock" as const), article: few, pieces: fc.integer({ min: 0, max: 6 }) }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const itemGroup = (id: string, article: string) => ({
  id,
  isMainItem: articles.get(article)!.isMain,
  isRequired: false,
});

const wire = ({
  article,
  group: id,
  quantity: pieces,
  note: text,
}: {
  article: string;
  group: string;
  quantity: number;
  note: string;
}) => ({
  variantId: baskets.variant(article),
  quantity: pieces,
  customData: { note: text },
  ...(id === "" ? {} : { itemGroup: itemGroup(id, article) }),
});

/** The same baskets twice: plain lists, and the upstream on PostgreSQL. */
class BothBaskets {
  readonly plain = new PlainBaskets(articles);
  private readonly keys = { guest: baskets.newKey(), customer: baskets.newKey() };
  /** The upstream's name for each line that was ever made. */
  private readonly itemKeys = new Map<number, string>();

  async take(each: Step): Promise<void> {
    if (each.do === "restock") return await this.restock(each.article, each.pieces);
    const path = `/v1/baskets/${this.keys[each.side]}`;
    if (each.do === "add")
      return await this.compare(
        each.side,
        this.plain.add(each.side, [each.item], each.handling),
        "POST",
        `${path}/items`,
        {
          ...wire(each.item),
          existingItemHandling: each.handling,
        },
      );
    if (each.do === "batch") {
      const body = { items: each.items.map(wire), existingItemHandling: each.handling };
      return await this.compare(
        each.side,
        this.plain.add(each.side, each.items, each.handling),
        "POST",
        `${path}/items:batch`,
        body,
      );
    }
    if (each.do === "clear")
      return await this.compare(each.side, this.plain.clear(each.side), "DELETE", `${path}/items`);
    if (each.do === "merge") {
      const from = each.side === "guest" ? "customer" : "guest";
      const expected = this.plain.merge(each.side, from, each.handling);
      const body = { from: this.keys[from], existingItemHandling: each.handling };
      await this.compare(each.side, expected, "POST", `${path}/merge`, body);
      return await this.compare(from, { status: 200, refused: [] }, "GET", `/v1/baskets/${this.keys[from]}`);
    }
    const { lines, version } = this.plain.of(each.side);
    const chosen = lines[each.line];
    const itemPath = `${path}/items/${chosen ? this.itemKeys.get(chosen.made) : "nobody"}`;
    if (each.do === "remove") return await this.remove(each.side, itemPath, chosen, each.withSet);
    const seen = each.behind === undefined ? undefined : Math.max(0, version - each.behind);
    const to = {
      quantity: each.quantity,
      ...(each.group && { group: each.group }),
      ...(seen !== undefined && { version: seen }),
    };
    const body = { ...to, ...(each.group && chosen && { itemGroup: itemGroup(each.group, chosen.article) }) };
    return await this.compare(each.side, this.plain.change(each.side, chosen, to), "PATCH", itemPath, body);
  }

  async compareAll(): Promise<void> {
    for (const each of ["guest", "customer"] as const)
      await this.compare(each, { status: 200, refused: [] }, "GET", `/v1/baskets/${this.keys[each]}`);
  }

  private async compare(
    of: "guest" | "customer",
    expected: PlainResponse,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<void> {
    const response = await baskets.upstream.call(method, path, body);
    const basket = (await response.json()) as BasketResponse;
    const refused = (basket.refusals ?? []).map(({ variantId }) => variantId);
    expect([response.status, refused]).toEqual([
      expected.status,
      expected.refused.map((article) => baskets.variant(article)),
    ]);
    this.compareLines(of, basket);
  }

  private async remove(
    of: "guest" | "customer",
    itemPath: string,
    chosen: PlainLine | undefined,
    withSet: boolean,
  ): Promise<void> {
    const expected = this.plain.remove(of, chosen, withSet);
    const path = withSet ? `${itemPath}?withSet=true` : itemPath;
    if (expected.status === 200) return await this.compare(of, expected, "DELETE", path);
    // the SDK throws on it, and reads no basket
    expect((await baskets.upstream.call("DELETE", path)).status).toBe(404);
  }

  private compareLines(of: "guest" | "customer", basket: BasketResponse): void {
    const { version } = this.plain.of(of);
    const { lines, cents } = this.plain.shown(of);
    expect([basket.key, basket.version, basket.cost.withTax]).toEqual([this.keys[of], version, cents]);
    expect(
      basket.items.map((each) => [
        each.variant.id,
        each.itemGroup?.id ?? "",
        each.quantity,
        (each.customData as { note: string }).note,
        each.status,
        each.availableQuantity,
      ]),
    ).toEqual(
      lines.map(({ line: own, status, available }) => [
        baskets.variant(own.article),
        own.group,
        own.quantity,
        own.note,
        status,
        available,
      ]),
    );
    for (const [index, { line: own }] of lines.entries()) {
      const { key } = basket.items[index]!;
      expect(this.itemKeys.get(own.made) ?? key).toBe(key);
      this.itemKeys.set(own.made, key);
    }
  }

  private async restock(article: "bed-low" | "sloop-sale", pieces: number): Promise<void> {
    this.plain.articles.get(article)!.pieces = pieces;
    await setStock(article, pieces);
  }
}

async function setStock(article: string, quantityOf: number): Promise<void> {
  const { db } = baskets.upstream.database;
  await db
    .updateTable("stock")
    .set({ quantity: quantityOf })
    .where("variant_id", "=", baskets.variant(article))
    .execute();
}

test("whatever shoppers do to two baskets, in all four ways of merging, they are what plain lists make of it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25, size: "max" }), async (steps) => {
      for (const article of ["bed-low", "sloop-sale"]) await setStock(article, articles.get(article)!.pieces);
      const both = new BothBaskets();
      for (const each of steps) await both.take(each);
      await both.compareAll();
    }),
    { numRuns },
  );
}, 600_000);
