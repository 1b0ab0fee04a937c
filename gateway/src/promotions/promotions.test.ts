import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;
let gifts: { key: string; variantId: number }[];

const always = { from: "2020-01-01", to: "2100-01-01" };

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop.database;
  const pillows = await db
    .selectFrom("variant")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .select(["variant.reference_key as key", "variant.variant_id as variantId"])
    .where("quantity", ">", 5)
    .orderBy("variant.variant_id")
    .limit(2)
    .execute();
  gifts = pillows.toReversed();
  await addPromotions(
    db,
    promotionLine("gift", {
      ...always,
      priority: 10,
      for: { categories: ["/matrassen"], except: { categories: ["/matrassen/toppers"] } },
      minOrderCents: { nl: 50_000 },
      label: { nl: "Gratis kussen" },
      terms: { nl: "Zolang de voorraad strekt." },
      effect: { type: "gift", variants: gifts.map(({ key }) => key), most: 2 },
    }),
    promotionLine("one", {
      ...always,
      priority: 5,
      for: { masters: ["03-2417"] },
      effect: { type: "automatic_discount", percent: 12.5 },
    }),
    promotionLine("three", {
      ...always,
      priority: 20,
      for: { categories: ["/bedtextiel"] },
      effect: { type: "cheapest", of: 3 },
    }),
    promotionLine("amount", {
      ...always,
      for: { categories: ["/dekbedden"] },
      minQuantity: 2,
      effect: { type: "automatic_discount", cents: { nl: 2000 } },
    }),
    promotionLine("secret", { ...always, code: "GEHEIM", effect: { type: "automatic_discount", percent: 5 } }),
    promotionLine("later", {
      from: "2099-01-01",
      to: "2100-01-01",
      effect: { type: "automatic_discount", percent: 5 },
    }),
    promotionLine("over", { from: "2020-01-01", to: "2021-01-01", effect: { type: "automatic_discount", percent: 5 } }),
  );
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

const promotionFields =
  "key type name label terms startsAt endsAt priority minQuantity minOrderValue { cents } percent amount { cents }";

async function send<Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await gateway.send<Data>(document, { variables });
  expect(errors).toEqual([]);
  return data;
}

test("the promotions that run are public, the one that wins first; what needs a code is found by its key only", async () => {
  const { promotions } = await send<{ promotions: object[] }>(`{ promotions { ${promotionFields} } }`);
  expect(promotions).toMatchObject([
    { key: "one", type: "AUTOMATIC_DISCOUNT", percent: 12.5, amount: null, minOrderValue: null, minQuantity: 1 },
    { key: "amount", type: "AUTOMATIC_DISCOUNT", percent: null, amount: { cents: 2000 }, minQuantity: 2 },
    {
      key: "gift",
      type: "FREE_GIFT",
      label: "Gratis kussen",
      terms: "Zolang de voorraad strekt.",
      startsAt: "2020-01-01T00:00:00.000Z",
      minOrderValue: { cents: 50_000 },
      percent: null,
    },
    { key: "three", type: "BUY_X_GET_Y", minQuantity: 3, percent: 100 },
  ]);
  const named = await send<{ promotions: object[] }>(
    `{ promotions(keys: ["secret", "over", "gift", "nobody"]) { key } }`,
  );
  expect(named.promotions).toEqual([{ key: "secret" }, { key: "over" }, { key: "gift" }]);
  const { status } = await gateway.send(`{ promotions(keys: ["a,b"]) { key } }`);
  expect(status).toBe(200);
});

test("gifts come with product and variant, in the order they are offered", async () => {
  const { promotions } = await send<{
    promotions: { gifts: { variant: { variantId: number }; product: { name: string } }[] }[];
  }>(`{ promotions(keys: ["gift", "one"]) { gifts { variant { variantId } product { name } } } }`);
  expect(promotions.map((promotion) => promotion.gifts.map(({ variant }) => variant.variantId))).toEqual([
    gifts.map(({ variantId }) => variantId),
    [],
  ]);
  expect(promotions[0]!.gifts[0]!.product.name).not.toBe("");
});

test("a card knows its promotions by category, colour and master, exceptions left out, within the listing's one call", async () => {
  const document = `query ($path: String!) { category(path: $path) { listing(first: 24) { edges { node { masterKey promotions { key } promotedPrice { promotion { key } price { withTax { cents } original { cents } } } price { current { withTax { cents } } } } } } } }`;
  interface Card {
    masterKey: string;
    promotions: { key: string }[];
    promotedPrice: { price: { withTax: { cents: number }; original: { cents: number } } } | null;
    price: { current: { withTax: { cents: number } } };
  }
  interface Listing {
    category: { listing: { edges: { node: Card }[] } };
  }
  const cards = async (path: string) =>
    (await send<Listing>(document, { path })).category.listing.edges.map(({ node }) =>
      Object.assign(node, { keys: node.promotions.map(({ key }) => key) }),
    );
  const mattresses = await cards("/matrassen");
  const toppers = await cards("/matrassen/toppers");
  const mattress = mattresses.find(({ masterKey }) => masterKey === "03-2417")!;
  expect(mattress.keys).toEqual(["one", "gift"]);
  const regular = mattress.price.current.withTax.cents;
  expect(mattress.promotedPrice).toMatchObject({
    promotion: { key: "one" },
    price: { withTax: { cents: regular - Math.round(regular * 0.125) } },
  });
  expect(toppers.map(({ keys }) => keys)).toEqual(toppers.map(() => []));
  expect(
    (await cards("/bedtextiel")).every(({ keys, promotedPrice }) => keys.includes("three") && promotedPrice === null),
  ).toBe(true);
  const { calls } = await gateway.send(document, { variables: { path: "/dekbedden" } });
  expect(calls.length).toBeLessThanOrEqual(1);
});

test("a product page says what a chosen variant would cost", async () => {
  const { product } = await send<{
    product: {
      promotions: object[];
      variants: { edges: { node: { price: Amount; promotedPrice: { price: Amount } } }[] };
    };
  }>(
    `{ product(by: { masterKey: "03-2417" }) { promotions(first: 1) { key endsAt lastDay } variants { edges { node { price { withTax { cents } } promotedPrice { price { withTax { cents } } } } } } } }`,
  );
  expect(product.promotions).toEqual([{ key: "one", endsAt: "2100-01-01T00:00:00.000Z", lastDay: null }]);
  for (const { node } of product.variants.edges) {
    const regular = node.price.withTax.cents;
    expect(node.promotedPrice.price.withTax.cents).toBe(regular - Math.round(regular * 0.125));
  }
});

test("without the promotions a page is whole", async () => {
  const { commerce = () => Promise.reject(new TypeError("no upstream")) } = shop.upstreams;
  const without = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      commerce: (request) =>
        new URL(request.url).pathname === "/v1/promotions"
          ? Promise.resolve(new Response(null, { status: 503 }))
          : commerce(request),
    },
  });
  const { data, errors } = await without.send(
    `{ product(by: { masterKey: "03-2417" }) { masterKey promotions { key } promotedPrice { price { withTax { cents } } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ product: { masterKey: "03-2417", promotions: [], promotedPrice: null } });
});

interface Amount {
  withTax: { cents: number };
}
