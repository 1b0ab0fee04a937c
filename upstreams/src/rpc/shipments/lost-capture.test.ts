import { afterAll, beforeAll, expect, test } from "vitest";

import { sweep } from "../orders/sweep.ts";
import { PaidOrders } from "../testing/paid-orders.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { faultsInBooks, faultsInMoney } from "../testing/shop-books.ts";
import { receiveReturn } from "../withdrawals/receive-return.ts";

let shop: RpcTestShop;
let isResponseLost = false;

beforeAll(async () => {
  shop = await RpcTestShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      capture: async (payment, capture) => {
        await provider.capture(payment, capture);
        if (isResponseLost) throw new Error("the response is lost");
      },
    }),
  });
});
afterAll(() => shop.close());

test("a capture whose response is lost has taken less by what was withdrawn before; what comes back meanwhile is refunded, each once", async () => {
  const orders = new PaidOrders(shop);
  const placed = await orders.place("klarna");
  const { withdrawal, cost } = await orders.read(placed);
  const [first, , third] = withdrawal.pieceKeys;
  await orders.withdraw(placed, [first!]);
  isResponseLost = true;
  await orders.ship(placed);
  isResponseLost = false;
  expect((await orders.read(placed)).payment).toMatchObject([{ status: "authorized" }]);
  await orders.withdraw(placed, [third!]);
  await receiveReturn(shop.upstream.services, placed.orderId, true);
  expect(await orders.refunded(placed)).toEqual(["49.99"]);
  shop.wait(2 * 60_000);
  await sweep(shop.upstream.services);
  const { refunds, payment } = await orders.read(placed);
  expect(refunds.map(({ amount, paidAt }) => [amount, paidAt !== null])).toEqual([
    [10_001, true],
    [4999, true],
  ]);
  expect(payment).toMatchObject([{ status: "paid", amount: cost.withTax }]);
  expect(await orders.refunded(placed)).toEqual(["49.99"]);
  expect([...(await faultsInMoney(shop.db)), ...(await faultsInBooks(shop.db))]).toEqual([]);
});
