import crypto from "node:crypto";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { PaymentRefusedError, type PaymentProvider } from "../provider/payment-provider.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";

const chance = vi.spyOn(crypto, "randomInt");

let shop: RpcTestShop;
let variant: number;
let create: PaymentProvider["create"] | undefined;

beforeAll(async () => {
  shop = await RpcTestShop.open({
    wrapProvider: (provider) => ({
      ...provider,
      create: (parameters) => create?.(parameters) ?? provider.create(parameters),
    }),
  });
  variant = await shop.addVariant({ stock: 100 });
});
afterAll(() => {
  chance.mockRestore();
  return shop.close();
});

/** Lets chance draw these numbers next, and no others that were to come. */
function draw(...numbers: string[]): void {
  chance.mockReset();
  for (const letter of numbers.join("").replaceAll(/WL|-/g, "").match(/./g) ?? [])
    chance.mockImplementationOnce(() => "0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(letter));
}

async function place(): Promise<{ status: number; number: string | undefined }> {
  const { status, body } = await shop.placeOrder(await shop.prepare([[variant, 1]]));
  return { status, number: body.orderNumber };
}

test("a number that is drawn twice is given once", async () => {
  draw("WL-AAAA-0001", "WL-AAAA-0001", "WL-AAAA-0001", "WL-AAAA-0002");
  expect([await place(), await place()]).toEqual([
    { status: 200, number: "WL-AAAA-0001" },
    { status: 200, number: "WL-AAAA-0002" },
  ]);
});

test("of two orders that draw the same number at the same moment each has its own", async () => {
  draw("WL-BBBB-0001", "WL-BBBB-0001", "WL-BBBB-0002", "WL-BBBB-0003");
  const numbers = (await Promise.all([place(), place()])).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).toContain("WL-BBBB-0001");
});

test("the number of an order that came to nothing is not given again", async () => {
  draw("WL-CCCC-0001", "WL-CCCC-0001", "WL-CCCC-0002");
  create = () => Promise.reject(new PaymentRefusedError("method not enabled"));
  expect((await place()).status).toBe(402);
  create = undefined;
  expect(await place()).toEqual({ status: 200, number: "WL-CCCC-0002" });
});
