import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sweep } from "../orders/sweep.ts";
import { orderedBy, PaidOrders } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import type { WireOrderLookup } from "../wire-after-order.ts";
import { deliverPackage } from "./deliver-package.ts";

let shop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  orders = new PaidOrders(shop);
});
afterAll(() => shop.close());

describe("a shipped order", () => {
  test("takes the promised payment, notifies the customer, and is withdrawn until fourteen days after its delivery", async () => {
    const placed = await orders.place("klarna");
    await shop.upstream.services.outbox.start();
    await orders.ship(placed);
    const shipped = await orders.read(placed);
    expect(shipped).toMatchObject({
      detailedStatus: { order: { code: "shipped" } },
      payment: [{ status: "paid" }],
      packages: [
        {
          deliveryStatus: "shipment_completed",
          carrier: "PostNL",
          tracking: { id: "3SABC", url: "https://volg.example/3SABC" },
        },
      ],
    });
    await expect(orders.ship(placed)).rejects.toThrow("has left before");
    await expect.poll(async () => (await shop.mails()).filter((mail) => mail.includes("is onderweg")).length).toBe(1);

    await deliverPackage(shop.upstream.services, placed.orderId);
    const delivered = await orders.read(placed);
    expect(delivered.statusHistory.map(({ code }) => code)).toEqual([
      "payment_open",
      "ordered",
      "shipped",
      "delivered",
    ]);
    expect(delivered.shipping.deliveredOn).toBe(shop.now.toISOString());
    expect(delivered.withdrawal.deadline).toBe("2026-12-04T23:00:00.000Z");

    const [first] = delivered.withdrawal.pieceKeys;
    const receipt = await orders.withdraw(placed, [first!]);
    expect(receipt.body).toMatchObject({ toReturn: [first], deadline: "2026-12-04T23:00:00.000Z" });
    expect(await orders.refunded(placed)).toEqual([]);
    await expect
      .poll(
        async () =>
          (await shop.mails()).filter((mail) => mail.includes("Ontvangstbewijs") && mail.includes("20 november 2026"))
            .length,
      )
      .toBeGreaterThan(0);
  });

  test("was delivered when its last package arrived, however late and in whatever order that is noted", async () => {
    const placed = await orders.place("ideal", "parcel");
    for (const packageId of [1, 2]) await orders.ship(placed, packageId);
    shop.wait(5 * 86_400_000);
    const [twoDaysAgo, threeDaysAgo] = [2, 3].map((days) => new Date(shop.now.getTime() - days * 86_400_000));
    await deliverPackage(shop.upstream.services, placed.orderId, 2, twoDaysAgo);
    await deliverPackage(shop.upstream.services, placed.orderId, 1, threeDaysAgo);
    shop.wait(-5 * 86_400_000);
    const { statusHistory, shipping } = await orders.read(placed);
    expect(statusHistory.at(-1)).toEqual({ code: "delivered", at: twoDaysAgo!.toISOString() });
    expect(shipping.deliveredOn).toBe(twoDaysAgo!.toISOString());
  });

  test("is not withdrawn a second after the time is over", async () => {
    const placed = await orders.place();
    await orders.ship(placed);
    await deliverPackage(shop.upstream.services, placed.orderId);
    const { withdrawal } = await orders.read(placed);
    const left = new Date(withdrawal.deadline!).getTime() - shop.now.getTime();
    shop.wait(left - 1);
    const { body } = await shop.call<WireOrderLookup>("lookupOrder", {
      orderNumber: placed.orderNumber,
      email: orderedBy,
    });
    const withdrawLate = (pieceKey: string) =>
      shop.call("withdrawOrder", { order: { token: body.token }, pieceKeys: [pieceKey] }, { key: randomUUID() });
    expect((await withdrawLate(withdrawal.pieceKeys[0]!)).status).toBe(200);
    shop.wait(1);
    expect((await withdrawLate(withdrawal.pieceKeys[1]!)).body).toMatchObject({
      status: 410,
      code: "withdrawal-too-late",
    });
    shop.wait(-left);
  });

  test("whose payment could not be taken at once is taken by the sweep", async () => {
    const placed = await orders.place("klarna");
    const now = shop.now;
    await shop.db
      .insertInto("shipment")
      .values({
        order_id: placed.orderId,
        package_id: 1,
        carrier: "DHL",
        tracking_code: "1",
        tracking_url: null,
        shipped_at: now,
        delivered_at: null,
      })
      .execute();
    await sweep(shop.upstream.services);
    expect((await orders.read(placed)).payment[0]?.status).toBe("paid");
  });
});
