import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltInUpstreams, createBuiltInUpstreams } from "@warmeland/upstreams/src/built-in-upstreams.ts";
import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { givePriceHistory } from "@warmeland/upstreams/src/commerce/testing/give-price-history.ts";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, testEnvironment, type TestShop } from "#gateway/testing/test-gateway.ts";

const regular = 10_000;
const promoted = 8000;
const began = "2026-11-01";

/** The prices before, the moment each came into force first; what 20 % off may be announced against. */
const pasts = [
  { name: "a price that never changed", history: [["2025-01-01", regular]], struck: regular, percent: 20 },
  {
    name: "a price that was raised two months before",
    history: [
      ["2025-01-01", 8500],
      ["2026-08-01", regular],
    ],
    struck: regular,
    percent: 20,
  },
  {
    name: "a price that was raised just before",
    history: [
      ["2025-01-01", 9000],
      ["2026-10-20", regular],
    ],
    struck: 9000,
    percent: 11,
  },
  {
    name: "a price that was as low just before",
    history: [
      ["2025-01-01", promoted],
      ["2026-10-20", regular],
    ],
    struck: null,
    percent: null,
  },
  {
    name: "an article that is younger than the promotion",
    history: [["2026-11-05", regular]],
    struck: null,
    percent: null,
  },
  {
    name: "a sale that beats its own thirty days",
    history: [
      ["2025-01-01", 12_000],
      ["2026-10-25", regular],
    ],
    sale: "2026-10-25",
    struck: 12_000,
    percent: 33,
  },
] as const;

interface Amount {
  readonly cents: number;
}
interface Price {
  readonly withTax: Amount;
  readonly original: Amount | null;
  readonly reductionPercent: number | null;
  readonly lowestPrior30Days: Amount | null;
}
interface Line {
  readonly price: { readonly total: Amount; readonly originalTotal: Amount | null };
}

let shop: TestShop;
let folder: string;
let begun: BuiltInUpstreams;
let gateway: GraphqlClient;
let articles: { readonly masterKey: string; readonly variantId: number }[];

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop.database;
  const found = await db
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .select(["product.product_id", "product.master_key", "product.reference_key"])
    .select((query) => query.fn.min("variant.variant_id").as("variant_id"))
    .where("stock.quantity", ">", 5)
    .where("product.is_active", "=", true)
    .groupBy(["product.product_id"])
    .orderBy("product.master_key")
    .limit(pasts.length * 3)
    .execute();
  const masters = [...new Map(found.map((row) => [row.master_key, row])).values()].slice(0, pasts.length);
  articles = masters.map((row) => ({ masterKey: row.master_key, variantId: row.variant_id }));
  for (const [index, past] of pasts.entries()) {
    const saleSince = "sale" in past ? past.sale : null;
    await givePriceHistory(db, {
      masterKey: articles[index]!.masterKey,
      cents: regular,
      saleSince,
      history: past.history,
    });
  }
  await db.insertInto("catalogue_version").values({ checksum: "with pasts" }).execute();
  await addPromotions(
    db,
    promotionLine("fifth", {
      from: began,
      to: "2100-01-01",
      for: { masters: articles.map(({ masterKey }) => masterKey) },
      effect: { type: "automatic_discount", percent: 20 },
    }),
  );
  folder = await mkdtemp(join(tmpdir(), "announced-"));
  // begun after the prices were set, so that it has read these
  begun = createBuiltInUpstreams({
    environment: testEnvironment({ DATA_DIR: folder }),
    db,
    databaseUrl: shop.database.url,
    log: pino({ level: "silent" }),
  });
  await begun.load();
  gateway = await shop.gateway({ upstreams: begun.handlers });
});
afterAll(async () => {
  await begun.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

test.each(pasts.map((past, index) => Object.assign({ index }, past)))(
  "$name: struck on card, page and basket alike",
  async ({ index, struck, percent }) => {
    const { masterKey, variantId } = articles[index]!;
    const price = "price { withTax { cents } original { cents } reductionPercent lowestPrior30Days { cents } }";
    const { data } = await gateway.send<{
      product: {
        promotedPrice: { price: Price };
        variants: { edges: { node: { promotedPrice: { price: Price } } }[] };
      };
    }>(
      `query ($key: String!) { product(by: { masterKey: $key }) { promotedPrice { ${price} } variants { edges { node { promotedPrice { ${price} } } } } } }`,
      { variables: { key: masterKey } },
    );
    const announced = {
      withTax: { cents: promoted },
      original: struck === null ? null : { cents: struck },
      reductionPercent: percent,
      lowestPrior30Days: struck === null ? null : { cents: struck },
    };
    expect(data.product.promotedPrice.price).toEqual(announced);
    for (const { node } of data.product.variants.edges) expect(node.promotedPrice.price).toEqual(announced);

    const shopper = openBrowser(gateway);
    const added = await shopper.send<{
      addToBasket: { basket: { items: Line[]; cost: { reductions: { amount: Amount }[] } } };
    }>(
      `mutation { addToBasket(input: { variantId: ${variantId}, quantity: 3 }) { ... on AddToBasketPayload { basket {
      items { price { total { cents } originalTotal { cents } } } cost { reductions { amount { cents } } } } } } }`,
    );
    const { items, cost } = added.data.addToBasket.basket;
    expect(items).toEqual([
      { price: { total: { cents: 3 * promoted }, originalTotal: struck === null ? null : { cents: 3 * struck } } },
    ]);
    // what is announced changes nothing of what is taken off
    const promotion = 3 * (regular - promoted);
    expect(cost.reductions.map(({ amount }) => amount.cents)).toContain(promotion);
  },
);
