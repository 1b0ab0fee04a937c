import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";
import type { WireCheckout } from "#upstreams/rpc/wire-checkout.ts";

let shop: RpcTestShop;
const iban = "NL91 ABNA 0417 1643 00";

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

async function buyer() {
  const variant = await shop.addVariant({ priceCents: 30_000, stock: 50 });
  const prepared = await shop.prepare([[variant, 1]]);
  const choose = (key: string, details?: object) =>
    shop.call<WireCheckout>(
      "setPaymentMethod",
      { basketKey: prepared.basketKey, key, details },
      { token: prepared.token },
    );
  return { ...prepared, choose };
}

const chosen = ({ paymentMethods }: WireCheckout) => paymentMethods.find((method) => method.chosen);

describe("a direct debit", () => {
  test("is incomplete without its account, and keeps it from then on without showing it", async () => {
    const { choose } = await buyer();
    const without = (await choose("directdebit")).body;
    expect(chosen(without)).toMatchObject({ key: "directdebit", asks: ["accountHolder", "iban"], given: [] });
    expect(without.missing).toEqual(["PAYMENT_METHOD"]);
    const complete = (await choose("directdebit", { iban, accountHolder: "S. de Wit" })).body;
    expect(complete.missing).toEqual([]);
    expect(chosen(complete)).toMatchObject({ given: ["accountHolder", "iban"] });
    expect(JSON.stringify(complete)).not.toContain("0417");
    expect((await choose("directdebit")).body.missing).toEqual([]);
    expect((await choose("ideal")).body.missing).toEqual([]);
    expect((await choose("directdebit")).body.missing).toEqual(["PAYMENT_METHOD"]);
  });

  test("says which of its details is wrong", async () => {
    const { choose } = await buyer();
    expect((await choose("directdebit", { iban: "NL91ABNA0417164301" })).body).toMatchObject({
      code: "invalid-input",
      errors: [
        { field: "details.accountHolder", code: "required" },
        { field: "details.iban", code: "iban" },
      ],
    });
  });

  test("takes the account to the payment provider, and the order forgets it", async () => {
    const prepared = await buyer();
    const { body: checkout } = await prepared.choose("directdebit", { iban, accountHolder: "S. de Wit" });
    const { body } = await shop.placeOrder({ ...prepared, checkout });
    expect(body.payment.method).toBe("directdebit");
    const { data } = await shop.db
      .selectFrom("shop_order")
      .select("data")
      .where("order_id", "=", body.orderId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(data)).not.toContain("0417");
  });

  test("of somebody else's checkout stays hidden", async () => {
    const { basketKey, choose } = await buyer();
    await choose("directdebit", { iban, accountHolder: "S. de Wit" });
    const stranger = await shop.signIn({ email: "ander@voorbeeld.nl" });
    const { body } = await shop.call<WireCheckout>("getCheckout", { basketKey }, { token: stranger });
    expect(chosen(body)).toMatchObject({ given: [] });
  });
});

test("paying in parts is for adults", async () => {
  const { choose } = await buyer();
  const year = shop.now.getUTCFullYear();
  const errors = [{ field: "details.birthDate", code: "adult" }];
  expect((await choose("in3", { birthDate: `${year - 12}-01-01` })).body).toMatchObject({ status: 400, errors });
  expect((await choose("in3", { birthDate: "1980-05-04" })).body.missing).toEqual([]);
});
