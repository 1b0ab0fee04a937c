import { afterAll, beforeAll, expect, test } from "vitest";

import { cancelOpenPayment } from "../cancel-open-payment.ts";
import { sweep } from "../orders/sweep.ts";
import { PaymentRefusedError } from "../provider/payment-provider.ts";
import { PaidOrders } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { faultsInMoney } from "../testing/shop-books.ts";

let shop: RpcTestShop;
let isRefused = false;

beforeAll(async () => {
  shop = await RpcTestShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      refund: (payment, refund) =>
        isRefused
          ? Promise.reject(new PaymentRefusedError("The balance is too low"))
          : provider.refund(payment, refund),
    }),
  });
});
afterAll(() => shop.close());

async function sweepLater(): Promise<void> {
  shop.wait(10 * 60_000);
  await sweep(shop.upstream.services);
}

test("a refund that the provider refuses is not said to be paid, and is tried until it is", async () => {
  const orders = new PaidOrders(shop);
  const placed = await orders.place();
  const { withdrawal } = await orders.read(placed);
  isRefused = true;
  expect((await orders.withdraw(placed, withdrawal.pieceKeys)).status).toBe(200);
  await sweepLater();
  expect((await orders.read(placed)).refunds).toMatchObject([{ paidAt: null }]);
  isRefused = false;
  await sweepLater();
  expect((await orders.read(placed)).refunds).toMatchObject([{ paidAt: shop.now.toISOString() }]);
  expect(await faultsInMoney(shop.db)).toEqual([]);
});

test("nor is the money of an order that had ended", async () => {
  const variant = await shop.addVariant({ stock: 5 });
  const buyer = await shop.prepare([[variant, 1]]);
  const { body } = await shop.placeOrder(buyer);
  const { basket_id: basketId } = await shop.db
    .selectFrom("basket")
    .select("basket_id")
    .where("basket_key", "=", buyer.basketKey)
    .executeTakeFirstOrThrow();
  await shop.db.transaction().execute((trx) => cancelOpenPayment(trx, basketId, shop.now));
  isRefused = true;
  expect((await shop.settle(await shop.choose(body.payment.redirectUrl, "paid"))).status).toBe(200);
  expect(await faultsInMoney(shop.db)).toHaveLength(1);
  isRefused = false;
  await sweepLater();
  expect(await faultsInMoney(shop.db)).toEqual([]);
});
