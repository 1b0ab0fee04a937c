import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop } from "./testing/rpc-test-shop.ts";

const isLong = process.env["LONG"] !== undefined;
const rounds = isLong ? 20 : 1;
const buyers = isLong ? 50 : 16;
let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
});
afterAll(() => shop.close());

test.each([1, 3, 10])(
  "%i pieces make as many orders, however many buyers press at once",
  async (pieces) => {
    for (let round = 0; round < rounds; round += 1) {
      const variant = await shop.addVariant({ stock: pieces });
      const waiting = await Promise.all(Array.from({ length: buyers }, () => shop.prepare([[variant, 1]])));
      const responses = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(pieces);
      const refused = responses.filter(({ body }) => body.code === "sold-out");
      expect(refused).toHaveLength(buyers - pieces);
      for (const { body } of refused)
        expect(body["lines"]).toMatchObject([{ variantId: variant, availableQuantity: 0 }]);
      expect(await shop.stockOf(variant)).toBe(0);
    }
  },
  300_000,
);

test("orders that are made at once have numbers of their own, which show nothing of each other", async () => {
  const count = isLong ? 200 : 40;
  const variant = await shop.addVariant({ stock: count });
  const waiting = await Promise.all(Array.from({ length: count }, () => shop.prepare([[variant, 1]])));
  const placed = await Promise.all(waiting.map((buyer) => shop.placeOrder(buyer)));
  const numbers = placed.map(({ body }) => body.orderNumber);
  expect(new Set(numbers).size).toBe(count);
  for (const number of numbers) expect(number).toMatch(/^WL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  // numbers that count up share their beginning; of 32^4 beginnings, a few at most come twice by chance
  expect(new Set(numbers.map((number) => number.slice(0, 7))).size).toBeGreaterThan(count * 0.9);
}, 120_000);
