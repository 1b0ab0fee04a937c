import {
  addPromotions,
  promotionLine,
  voucherLine,
} from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper } from "#gateway/testing/shopper.ts";

interface Amount {
  readonly cents: number;
}
interface Cost {
  readonly subtotal: Amount;
  readonly saved: Amount;
  readonly vat: Amount;
}

let shop: OrderingShop;
let variantId: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  const { db } = shop.database;
  const row = await db
    .selectFrom("variant_price")
    .innerJoin("stock", "stock.variant_id", "variant_price.variant_id")
    .innerJoin("variant", "variant.variant_id", "variant_price.variant_id")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .select(["variant.variant_id as variantId", "product.reference_key as product"])
    .where("price_column", "=", "nl")
    .where("reduction", "=", "sale")
    .where("quantity", ">", 20)
    .orderBy("variant.variant_id")
    .executeTakeFirstOrThrow();
  ({ variantId } = row);
  await addPromotions(
    db,
    promotionLine("less", {
      to: "2100-01-01",
      for: { products: [row.product] },
      effect: { type: "automatic_discount", percent: 10 },
    }),
    voucherLine("TIEN"),
  );
});
afterAll(() => shop.close());

test("basket, checkout and order have one subtotal, saving and VAT, and the lines make the subtotal", async () => {
  const shopper = openShopper(await shop.gateway());
  await shopper.prepare(variantId, 2);
  const redeemed = await shopper.send<{ redeemVoucher: { __typename: string } }>(
    `mutation { redeemVoucher(input: { code: "TIEN" }) { __typename } }`,
  );
  expect(redeemed.data.redeemVoucher.__typename).toBe("RedeemVoucherPayload");
  const { data } = await shopper.send<{
    basket: {
      cost: Cost & { reductions: { category: string; amount: Amount }[] };
      items: { price: { beforeVouchers: Amount } }[];
    };
    checkout: Cost & { version: number; total: Amount; discount: Amount; basket: { cost: Cost } };
  }>(`{
    basket { cost { subtotal { cents } saved { cents } vat { cents } reductions { category amount { cents } } } items { price { beforeVouchers { cents } } } }
    checkout { version total { cents } subtotal { cents } discount { cents } vat { cents } basket { cost { saved { cents } } } }
  }`);
  const { cost, items } = data.basket;
  expect(cost.reductions.map(({ category }) => category).toSorted()).toEqual(["PROMOTION", "SALE", "VOUCHER"]);
  expect(cost.subtotal.cents).toBe(items.reduce((sum, { price }) => sum + price.beforeVouchers.cents, 0));
  expect(cost.saved.cents).toBe(cost.reductions.reduce((sum, { amount }) => sum + amount.cents, 0));
  expect(data.checkout).toMatchObject({
    subtotal: cost.subtotal,
    vat: cost.vat,
    basket: { cost: { saved: cost.saved } },
  });

  const placed = await shopper.placeOrder(data.checkout as never);
  await shopper.run("settleReturn", { returnKey: await shop.pay(placed.payment.redirectUrl!, "paid") });
  const ordered = await shopper.send<{ order: object }>(
    `query ($by: OrderBy!) { order(by: $by) { subtotal { cents } saved { cents } vat { cents } } }`,
    { variables: { by: { id: placed.order.id } } },
  );
  expect(ordered.data.order).toEqual({ subtotal: cost.subtotal, saved: cost.saved, vat: cost.vat });
});
