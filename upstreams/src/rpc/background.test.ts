import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop } from "./testing/rpc-test-shop.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open({ background: true });
});
afterAll(() => shop.close());

test("mail leaves by itself", async () => {
  const variant = await shop.addVariant({});
  const placed = await shop.placeOrder(await shop.prepare([[variant, 1]]));
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "paid"));
  await expect.poll(() => shop.mails(), { timeout: 5000 }).toHaveLength(1);
});
