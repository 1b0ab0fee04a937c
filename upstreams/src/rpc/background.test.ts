import { afterAll, beforeAll, expect, test } from "vitest";

import { cancelOpenPayment } from "./cancel-open-payment.ts";
import { RpcTestShop } from "./testing/rpc-test-shop.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open({ background: true });
});
afterAll(() => shop.close());

test("a payment whose order a basket change ended is called off in a moment, and mail leaves by itself", async () => {
  const variant = await shop.addVariant({});
  const buyer = await shop.prepare([[variant, 1]]);
  const placed = await shop.placeOrder(buyer);
  await shop.db.transaction().execute(async (trx) => {
    const { basket_id } = await trx
      .selectFrom("basket")
      .select("basket_id")
      .where("basket_key", "=", buyer.basketKey)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await cancelOpenPayment(trx, basket_id, shop.now);
    shop.upstream.sweepSoon();
  });
  const status = async (): Promise<string> => {
    const row = await shop.db.selectFrom("payment").select("status").where("order_id", "=", placed.body.orderId).executeTakeFirstOrThrow();
    return row.status;
  };
  await expect.poll(status, { timeout: 5000 }).toBe("canceled");

  const next = await shop.placeOrder(await shop.prepare([[variant, 1]]));
  await shop.settle(await shop.choose(next.body.payment.redirectUrl, "paid"));
  await expect.poll(() => shop.mails(), { timeout: 5000 }).toHaveLength(1);
});
