import { randomBytes, randomUUID } from "node:crypto";

import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addPromotions, voucherLine } from "#upstreams/commerce/promotions/testing/test-promotions.ts";

import { sweep } from "../orders/sweep.ts";
import { deliverPackage } from "../shipments/deliver-package.ts";
import { shipPackage } from "../shipments/ship-package.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { faultsInBooks, faultsInMoney, piecesOf } from "../testing/shop-books.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import type { WireOrder } from "../wire-order.ts";
import { receiveReturn } from "./receive-return.ts";

const numRuns = process.env["LONG"] ? 500 : 10;
const stock = 10;
let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 40_000 }),
  vatRate: fc.constantFrom(0.09, 0.21),
  delivery: fc.constantFrom("parcel" as const, "two_person" as const),
  isMattress: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const voucher = fc.oneof(
  fc.constant(undefined),
  fc.record({ percent: fc.constantFrom(7, 33.33, 100) }),
  fc.record({ cents: fc.record({ nl: fc.integer({ min: 1, max: 60_000 }) }) }),
);
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  voucher,
  method: fc.constantFrom("ideal", "klarna"),
});
const step = fc.oneof(
  fc.record({ do: fc.constant("withdraw" as const), pieces: fc.array(fc.nat(15), { minLength: 1, maxLength: 4 }) }),
  fc.record({ do: fc.constant("ship" as const), packageId: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constantFrom("deliver" as const, "receive" as const, "webhook" as const, "sweep" as const) }),
);
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Placed {
  token: string;
  orderId: string;
  variants: number[];
}

async function place({ lines, voucher: discount, method }: Order): Promise<Placed> {
  const variants = await Promise.all(lines.map((each) => shop.addVariant({ ...each, stock })));
  const buyer = await shop.prepare(
    variants.map((variant, index) => [variant, lines[index]!.quantity]),
    { method },
  );
  if (discount) {
    const code = randomBytes(5).toString("hex").toUpperCase();
    await addPromotions(shop.db, voucherLine(code, { discount }));
    const redeemed = await shop.call<WireCheckout & { code?: string }>(
      "redeemVoucher",
      { basketKey: buyer.basketKey, code },
      buyer,
    );
    // a third of one cent is nothing, which the shop says
    if (redeemed.status === 422) expect(redeemed.body.code).toBe("voucher-without-items");
    else buyer.checkout = redeemed.body;
  }
  const { status, body } = await shop.placeOrder(buyer);
  expect(status).toBe(200);
  if (body.payment.redirectUrl?.includes("/checkout/"))
    await shop.settle(await shop.choose(body.payment.redirectUrl, method === "klarna" ? "authorized" : "paid"));
  return { token: buyer.token, orderId: body.orderId, variants };
}

const read = async ({ orderId, token }: Placed) =>
  (await shop.call<WireOrder>("getOrder", { id: orderId }, { token })).body;

/** Withdraws with a key that is sent twice, as an impatient browser does. */
async function withdraw({ orderId, token }: Placed, pieceKeys: readonly string[]): Promise<void> {
  const payload = { order: { id: orderId }, pieceKeys };
  const key = randomUUID();
  const responses = await Promise.all([1, 2].map(() => shop.call("withdrawOrder", payload, { token, key })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
}

async function webhook(placed: Placed): Promise<void> {
  const id = (await read(placed)).payment[0]?.transactionKey;
  if (!id) return;
  const request = new Request("http://shop.test/webhooks/payments", {
    method: "POST",
    body: new URLSearchParams({ id }),
  });
  expect((await shop.upstream.handle(request)).status).toBe(200);
}

// what cannot happen to the order as it is, is refused, and is no step
const ifPossible = (work: Promise<void>) =>
  work.catch((error: unknown) => expect(error).toMatchObject({ name: "ShipmentRefused" }));

async function take(placed: Placed, each: Step): Promise<void> {
  const { services } = shop.upstream;
  switch (each.do) {
    case "withdraw": {
      const { withdrawal } = await read(placed);
      const chosen = withdrawal.pieceKeys.filter((_, index) => each.pieces.includes(index));
      return chosen.length > 0 ? await withdraw(placed, chosen) : undefined;
    }
    case "ship":
      return await ifPossible(
        shipPackage(services, {
          orderId: placed.orderId,
          packageId: each.packageId,
          carrier: "PostNL",
          trackingCode: "3S",
          trackingUrl: null,
        }),
      );
    case "deliver":
      return await ifPossible(deliverPackage(services, placed.orderId));
    case "receive":
      await receiveReturn(services, placed.orderId, true);
      return;
    case "webhook":
      return await webhook(placed);
    case "sweep":
      shop.wait(2 * 60_000);
      await sweep(services);
  }
}

async function expectBooksInOrder({ variants }: Placed): Promise<void> {
  const pieces = await piecesOf(shop.db, variants);
  expect([...pieces.values()].map(({ free, ordered }) => free + ordered)).toEqual(variants.map(() => stock));
  expect(await faultsInBooks(shop.db)).toEqual([]);
}

test(`${numRuns} random orders, withdrawn piece by piece in random states: never more is given back than was paid, and in the end all of it`, async () => {
  const live = async (wish: Order, steps: readonly Step[]) => {
    const placed = await place(wish);
    const { cost } = await read(placed);
    for (const each of steps) {
      await take(placed, each);
      await expectBooksInOrder(placed);
      const { refunds } = await read(placed);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(cost.withTax);
    }
    const { withdrawal } = await read(placed);
    if (withdrawal.pieceKeys.length > 0) await withdraw(placed, withdrawal.pieceKeys);
    await receiveReturn(shop.upstream.services, placed.orderId, true);
    await Promise.all([webhook(placed), webhook(placed)]);
    await take(placed, { do: "sweep" });
    await expectBooksInOrder(placed);
    const after = await read(placed);
    expect(after.detailedStatus.order.code).toBe("withdrawn");
    expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost.withTax);
    expect(after.refunds.filter(({ paidAt }) => paidAt === null)).toEqual([]);
    expect(await faultsInMoney(shop.db)).toEqual([]);
    expect(await Promise.all(placed.variants.map((variant) => shop.stockOf(variant)))).toEqual(
      placed.variants.map(() => stock),
    );
  };
  // one package is back before the other, which never left, is withdrawn
  const inTwo: Order = {
    lines: (["parcel", "two_person"] as const).map((delivery) => ({
      priceCents: 1000,
      vatRate: 0.21,
      delivery,
      isMattress: false,
      quantity: 1,
    })),
    voucher: undefined,
    method: "ideal",
  };
  const steps: Step[] = [
    { do: "ship", packageId: 1 },
    { do: "withdraw", pieces: [0] },
    { do: "withdraw", pieces: [1] },
    { do: "receive" },
  ];
  const examples: [Order, Step[]][] = [
    [inTwo, [steps[0]!, steps[1]!, steps[3]!]],
    [{ ...inTwo, method: "klarna" }, [{ do: "ship", packageId: 2 }, steps[2]!, steps[3]!]],
  ];
  await fc.assert(fc.asyncProperty(order, fc.array(step, { maxLength: 8, size: "max" }), live), {
    numRuns,
    examples,
    endOnFailure: true,
  });
}, 3_600_000);
