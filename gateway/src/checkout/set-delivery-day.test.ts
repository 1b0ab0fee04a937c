import { afterAll, beforeAll, expect, test } from "vitest";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper, type Shopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
/** Brought by two people. */
let mattress: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  gateway = await shop.gateway();
  const { db } = shop.database;
  const brought = await db
    .selectFrom("stock")
    .innerJoin("variant", "variant.variant_id", "stock.variant_id")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .select("stock.variant_id as variantId")
    .where("stock.quantity", ">", 10)
    .where("product.master_key", "like", "03-24%")
    .orderBy("stock.variant_id")
    .executeTakeFirstOrThrow();
  mattress = brought.variantId;
  const row = await db.selectFrom("shop").select("data").executeTakeFirstOrThrow();
  // the carrier drives on every working day and has one place
  const deliveryDays = { monday: 1, tuesday: 1, wednesday: 1, thursday: 1, friday: 1 };
  await db
    .updateTable("shop")
    .set({ data: JSON.stringify({ ...(row.data as object), deliveryDays }) })
    .execute();
});
afterAll(() => shop.close());

interface DeliveryDays {
  readonly packageId: number;
  readonly days: readonly { readonly day: string; readonly isFull: boolean; readonly chosen: boolean }[];
}
interface Outcome {
  readonly __typename: string;
  readonly code: string;
  readonly checkout: {
    readonly version: number;
    readonly missing: readonly string[];
    readonly deliveryDays: readonly DeliveryDays[];
  };
}

const daysDocument = `deliveryDays { packageId days { day isFull chosen } }`;
const setDocument = `mutation ($input: SetDeliveryDayInput!) { result: setDeliveryDay(input: $input) {
  __typename ... on SetDeliveryDayPayload { checkout { version missing ${daysDocument} } } ... on UserError { code } } }`;

async function daysOf(shopper: Shopper): Promise<DeliveryDays[]> {
  const { data } = await shopper.send<{ checkout: { deliveryDays: DeliveryDays[] } }>(
    `query { checkout { ${daysDocument} } }`,
  );
  return data.checkout.deliveryDays;
}

async function choose(shopper: Shopper, packageId: number, day: string | null): Promise<Outcome> {
  const { data, errors } = await shopper.send<{ result: Outcome }>(setDocument, {
    variables: { input: { packageId, day } },
  });
  expect(errors).toEqual([]);
  return data.result;
}

const chosenDays = (packages: readonly DeliveryDays[]) =>
  packages.flatMap(({ days }) => days.filter(({ chosen }) => chosen).map(({ day }) => day));

test("a day is chosen and taken back, and none that is not offered", async () => {
  const shopper = openShopper(gateway);
  const prepared = await shopper.prepare(mattress);
  const [offer] = await daysOf(shopper);
  expect(offer?.days).toHaveLength(8);
  const day = offer!.days[3]!.day;
  const set = await choose(shopper, offer!.packageId, day);
  expect(set).toMatchObject({ __typename: "SetDeliveryDayPayload", checkout: { missing: [] } });
  expect(set.checkout.version).toBeGreaterThan(prepared.version);
  expect(chosenDays(set.checkout.deliveryDays)).toEqual([day]);
  for (const [packageId, wrong] of [
    [offer!.packageId, "2020-01-06"],
    [offer!.packageId + 7, day],
  ] as const)
    expect(await choose(shopper, packageId, wrong)).toMatchObject({ __typename: "InvalidInput" });
  const { errors } = await shopper.send(setDocument, {
    variables: { input: { packageId: offer!.packageId, day: "tomorrow" } },
  });
  expect(errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
  expect(chosenDays(await daysOf(shopper))).toEqual([day]);
  expect(chosenDays((await choose(shopper, offer!.packageId, null)).checkout.deliveryDays)).toEqual([]);
});

test("nobody chooses a day before they have signed in and put something into the basket", async () => {
  expect((await choose(openShopper(gateway), 1, null)).__typename).toMatch(/NotSignedIn|BasketEmpty/);
});

test("of two who order the last place of a day at the same time one gets it, the other is asked for another day", async () => {
  const shoppers = [openShopper(gateway), openShopper(gateway)];
  const ready = await Promise.all(
    shoppers.map(async (shopper) => {
      const prepared = await shopper.prepare(mattress);
      const [offer] = await daysOf(shopper);
      const day = offer!.days[5]!.day;
      const { checkout } = await choose(shopper, offer!.packageId, day);
      return { shopper, day, packageId: offer!.packageId, checkout: { ...prepared, ...checkout } };
    }),
  );
  expect(ready[0]!.day).toBe(ready[1]!.day);
  const placed = await Promise.all(ready.map(({ shopper, checkout }) => shopper.placeOrder(checkout)));
  expect(placed.map((result) => result.__typename).toSorted()).toEqual(["CheckoutIncomplete", "PlaceOrderPayload"]);
  const lost = ready[placed.findIndex((result) => result.__typename === "CheckoutIncomplete")]!;
  expect(placed.find((result) => result.__typename === "CheckoutIncomplete")?.missing).toEqual(["DELIVERY_DAY"]);

  const [offer] = await daysOf(lost.shopper);
  expect(offer!.days.find(({ day }) => day === lost.day)).toMatchObject({ isFull: true });
  const other = offer!.days.find(({ isFull }) => !isFull)!.day;
  const { checkout } = await choose(lost.shopper, lost.packageId, other);
  expect(checkout.missing).toEqual([]);
  expect((await lost.shopper.placeOrder({ ...lost.checkout, ...checkout })).__typename).toBe("PlaceOrderPayload");
});
