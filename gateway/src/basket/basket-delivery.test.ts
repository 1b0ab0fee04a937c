import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { guest, home, openShopper, type Shopper } from "#gateway/testing/shopper.ts";

interface Package {
  packageId: number;
  kind: string;
  deliveryFrom: string;
  deliveryTo: string;
}

interface Delivered {
  items: { key: string; packageId: number }[];
  packages: (Package & { itemKeys: string[]; awaitedKeys: string[] })[];
  deliveryOptions: { key: string; chosen: boolean; packages: Package[]; shippingCost: { cents: number } }[];
}

const days = "packageId kind deliveryFrom deliveryTo";
const fields = `items { key packageId } packages { ${days} itemKeys awaitedKeys }
  deliveryOptions { key chosen packages { ${days} } shippingCost { cents } }`;

let shop: OrderingShop;
let gateway: GraphqlClient;
/** A parcel of days, and something of weeks that two people bring. */
let parcel: number;
let madeToOrder: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  const { db } = shop.database;
  const rows = await db
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .select(["variant.variant_id as id", "variant.data as variant", "product.data as product", "quantity"])
    .orderBy("variant.variant_id")
    .execute();
  const first = (kind: string, unit: string) =>
    rows.find(
      ({ variant, product, quantity }) =>
        (product as { delivery: { kind: string } }).delivery.kind === kind &&
        (variant as { delivery: { unit: string } }).delivery.unit === unit &&
        (quantity > 20 || unit === "week"),
    )!.id;
  [parcel, madeToOrder] = [first("parcel", "day"), first("two_person", "week")];
  await db.updateTable("stock").set({ quantity: 50 }).where("variant_id", "in", [parcel, madeToOrder]).execute();
  const { data } = await db.selectFrom("shop").select("data").where("shop_id", "=", 1001).executeTakeFirstOrThrow();
  await db
    .updateTable("shop")
    .set({ data: JSON.stringify({ ...(data as object), shippingCents: { parcel: 495, two_person: 2995 } }) })
    .where("shop_id", "=", 1001)
    .execute();
  await db.insertInto("catalogue_version").values({ checksum: "with postage" }).execute();
  await vi.waitFor(async () => {
    gateway = await shop.gateway();
    expect((await gateway.send("{ shop { freeShipping } }")).data).toEqual({ shop: { freeShipping: false } });
  }, 10_000);
});
afterAll(() => shop.close());

async function mixedBasket(): Promise<Shopper> {
  const shopper = openShopper(gateway);
  await shopper.run("addToBasket", { variantId: madeToOrder, quantity: 1 });
  await shopper.run("addToBasket", { variantId: parcel, quantity: 2 });
  return shopper;
}

const read = async (shopper: Shopper) =>
  (await shopper.send<{ basket: Delivered }>(`{ basket { ${fields} } }`)).data.basket;

async function choose(shopper: Shopper, delivery: "APART" | "TOGETHER"): Promise<Delivered> {
  const document = `mutation ($input: SetBasketDeliveryInput!) { result: setBasketDelivery(input: $input) {
    ... on SetBasketDeliveryPayload { basket { ${fields} } } ... on UserError { code } } }`;
  const { data } = await shopper.send<{ result: { basket: Delivered } }>(document, {
    variables: { input: { delivery } },
  });
  return data.result.basket;
}

const named = (packages: readonly Package[]) =>
  packages.map(({ packageId, kind, deliveryFrom, deliveryTo }) => ({ packageId, kind, deliveryFrom, deliveryTo }));

async function order(shopper: Shopper) {
  const { checkout } = await shopper.run("setAddresses", { shipping: home });
  await shopper.run("setShippingOption", { key: checkout.shippingOptions[0]?.key });
  const complete = (await shopper.run("setPaymentMethod", { key: "ideal" })).checkout;
  const promised = await read(shopper);
  const placed = await shopper.placeOrder(complete);
  const { data } = await shopper.send<{ order: { comesTogether: boolean; packages: Package[] } }>(
    `query ($id: ID!) { order(by: { id: $id }) { comesTogether packages { ${days} } } }`,
    { variables: { id: placed.order.id } },
  );
  return { complete, promised, order: data.order };
}

test("a parcel does not wait for what is made to order, and the order keeps what the basket promised", async () => {
  const shopper = await mixedBasket();
  const basket = await read(shopper);
  expect(basket.packages.map(({ kind, awaitedKeys }) => [kind, awaitedKeys])).toEqual([
    ["PARCEL", []],
    ["TWO_PERSON", []],
  ]);
  expect(basket.items.map(({ packageId }) => packageId)).toEqual([2, 1]);
  expect(basket.deliveryOptions.map(({ key, chosen }) => [key, chosen])).toEqual([
    ["APART", true],
    ["TOGETHER", false],
  ]);
  await shopper.run("signInAsGuest", guest);
  const { promised, order: placed } = await order(shopper);
  expect(named(promised.packages)).toEqual(named(basket.packages));
  expect(placed).toEqual({ comesTogether: false, packages: named(basket.packages) });
});

test("together everything comes with the last, until the shopper says otherwise", async () => {
  const shopper = await mixedBasket();
  const before = await read(shopper);
  const together = await choose(shopper, "TOGETHER");
  expect(named(together.packages)).toEqual([{ ...named(before.packages)[1], packageId: 1 }]);
  expect(named(together.packages)).toEqual(named(before.deliveryOptions[1]!.packages));
  expect(together.packages[0]).toMatchObject({
    itemKeys: expect.arrayContaining(before.items.map(({ key }) => key)),
    awaitedKeys: [before.items[0]!.key],
  });
  expect(await read(shopper)).toEqual(together);
  expect(named((await choose(shopper, "APART")).packages)).toEqual(named(before.packages));
});

test("the choice comes along when the visitor signs in, and its postage is what the order costs", async () => {
  const shopper = await mixedBasket();
  expect((await read(shopper)).deliveryOptions.map(({ shippingCost }) => shippingCost.cents)).toEqual([3490, 2995]);
  const chosen = await choose(shopper, "TOGETHER");
  await shopper.run("signInAsGuest", guest);
  expect(named((await read(shopper)).packages)).toEqual(named(chosen.packages));
  const { complete, order: placed } = await order(shopper);
  expect(complete.shippingCost.cents).toBe(2995);
  expect(placed).toEqual({ comesTogether: true, packages: named(chosen.packages) });
});

test("a visitor without a basket has nothing to choose", async () => {
  expect(await choose(openShopper(gateway), "TOGETHER")).toEqual({ items: [], packages: [], deliveryOptions: [] });
});
