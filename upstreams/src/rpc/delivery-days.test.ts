import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop, testAddress } from "./testing/rpc-test-shop.ts";
import type { WireCheckout } from "./wire-checkout.ts";
import type { WireOrder } from "./wire-order.ts";

/** From the morning of a Friday on, when the tests begin. */
const pastCutOff = 7 * 3_600_000;
let shop: RpcTestShop;
let mattress: number;
let towel: number;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  mattress = await shop.addVariant({ stock: 500 });
  towel = await shop.addVariant({ stock: 500, delivery: "parcel" });
  await runs({ monday: 2, wednesday: 2, friday: 2 });
});
afterAll(() => shop.close());

/** Gives the shop a calendar. */
async function runs(deliveryDays: object): Promise<void> {
  const row = await shop.db.selectFrom("shop").select("data").executeTakeFirstOrThrow();
  await shop.db
    .updateTable("shop")
    .set({ data: JSON.stringify({ ...(row.data as object), deliveryDays }) })
    .execute();
}

type Buyer = Awaited<ReturnType<RpcTestShop["prepare"]>>;

const choose = ({ basketKey, token }: Buyer, packageId: number, day: string | null) =>
  shop.call<WireCheckout>("setDeliveryDay", { basketKey, packageId, day }, { token });

const read = async ({ basketKey, token }: Buyer) =>
  (await shop.call<WireCheckout>("getCheckout", { basketKey }, { token })).body;

/** The days of the package that two people bring, a full one in brackets, the chosen one with a star. */
const daysOf = ({ deliveryDays }: WireCheckout) =>
  deliveryDays[0]?.days.map(({ day, isFull, chosen }) => `${isFull ? `(${day})` : day}${chosen ? "*" : ""}`);

test("what two people bring has days to choose, which the order then promises", async () => {
  const buyer = await shop.prepare([
    [mattress, 1],
    [towel, 1],
  ]);
  expect(buyer.checkout.deliveryDays).toHaveLength(1);
  expect(daysOf(buyer.checkout)?.slice(0, 3)).toEqual(["2026-11-25", "2026-11-27", "2026-11-30"]);
  const { body: checkout } = await choose(buyer, buyer.checkout.deliveryDays[0]!.packageId, "2026-11-30");
  expect(daysOf(checkout)?.[2]).toBe("2026-11-30*");
  expect(checkout).toMatchObject({ missing: [], version: buyer.checkout.version + 1 });
  const { body: placed } = await shop.placeOrder({ ...buyer, checkout });
  const { body: order } = await shop.call<WireOrder>("getOrder", { id: placed.orderId }, { token: buyer.token });
  expect(order.packages.map(({ kind, deliveryDate }) => [kind, deliveryDate])).toEqual([
    ["parcel", { minimum: "2026-11-25", maximum: "2026-11-27" }],
    ["two_person", { minimum: "2026-11-30", maximum: "2026-11-30" }],
  ]);
});

test("a day that is not offered is refused, and one can be taken back", async () => {
  const buyer = await shop.prepare([[mattress, 1]]);
  expect(await choose(buyer, 1, "2026-11-24")).toMatchObject({ status: 400 });
  expect(await choose(buyer, 2, "2026-11-27")).toMatchObject({ status: 400 });
  expect(daysOf((await choose(buyer, 1, "2026-11-27")).body)).toContain("2026-11-27*");
  expect(daysOf((await choose(buyer, 1, null)).body)).not.toContain("2026-11-27*");
});

test("the last place of a day is given once, however many want it, and comes back with a payment that fails", async () => {
  const day = "2026-12-02";
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.prepare([[mattress, 1]])));
  const ready = await Promise.all(
    buyers.map(async (buyer) => Object.assign({}, buyer, { checkout: (await choose(buyer, 1, day)).body })),
  );
  const placed = await Promise.all(ready.map((buyer) => shop.placeOrder(buyer)));
  const [won, lost] = [placed.filter(({ status }) => status === 200), placed.filter(({ status }) => status !== 200)];
  expect(won).toHaveLength(2);
  for (const { status, body } of lost)
    expect({ status, ...body }).toMatchObject({ status: 409, code: "checkout-incomplete", missing: ["DELIVERY_DAY"] });
  const places = await shop.db
    .selectFrom("delivery_day")
    .select("place")
    .where("day", "=", day)
    .orderBy("place")
    .execute();
  expect(places.map(({ place }) => place)).toEqual([1, 2]);

  const loser = ready[placed.findIndex(({ status }) => status !== 200)]!;
  const full = await read(loser);
  expect(daysOf(full)).toContain(`(${day})*`);
  expect(full.missing).toEqual(["DELIVERY_DAY"]);
  expect(await choose(loser, 1, day)).toMatchObject({ status: 400 });
  await shop.settle(await shop.choose(won[0]!.body.payment.redirectUrl, "failed"));
  expect(await read(loser)).toMatchObject({ missing: [] });
  expect((await shop.placeOrder({ ...loser, checkout: await read(loser) })).status).toBe(200);
});

test("a day that has become too early is asked for anew", async () => {
  const buyer = await shop.prepare([[mattress, 1]]);
  await choose(buyer, 1, "2026-11-25");
  shop.wait(pastCutOff);
  expect((await read(buyer)).missing).toEqual(["DELIVERY_DAY"]);
  expect((await choose(buyer, 1, null)).body.missing).toEqual([]);
  shop.wait(-pastCutOff);
});

test("an island is reached two working days later", async () => {
  const buyer = await shop.prepare([[mattress, 1]]);
  const before = buyer.checkout.shippingOptions[0];
  const shippingAddress = { ...testAddress, zipCode: "1791 AB", city: "Den Burg" };
  const { body } = await shop.call<WireCheckout>(
    "setCheckoutAddresses",
    { basketKey: buyer.basketKey, shippingAddress },
    { token: buyer.token },
  );
  expect([before?.deliveryFrom, before?.deliveryTo]).toEqual(["2026-11-25", "2026-11-27"]);
  const expected = { deliveryFrom: "2026-11-27", deliveryTo: "2026-12-01" };
  expect(body.shippingOptions[0]).toMatchObject(expected);
  expect((await read(buyer)).shippingOptions[0]).toMatchObject(expected);
});

test("without a calendar there is nothing to choose", async () => {
  await runs({});
  expect((await shop.prepare([[mattress, 1]])).checkout.deliveryDays).toEqual([]);
});
