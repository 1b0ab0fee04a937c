import { afterAll, beforeAll, expect, test } from "vitest";
import { basketDocuments } from "#gateway/testing/basket-documents.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let variantId: number;
let cents: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  const { db } = shop.database;
  const row = await db
    .selectFrom("stock")
    .innerJoin("variant_price", (join) =>
      join.onRef("variant_price.variant_id", "=", "stock.variant_id").on("price_column", "=", "nl"),
    )
    .select(["stock.variant_id", "with_tax_cents"])
    .where("quantity", ">", 20)
    .where("with_tax_cents", ">", 1000)
    .orderBy("stock.variant_id")
    .executeTakeFirstOrThrow();
  [variantId, cents] = [row.variant_id, row.with_tax_cents];
  const charge = { shop_id: 1001, min_order_cents: 0 };
  await db
    .insertInto("shop_charge")
    .values([
      {
        ...charge,
        charge_key: "service",
        kind: "service",
        payment_method: null,
        name: '{"nl":"Servicekosten"}',
        cents: 121,
      },
      {
        ...charge,
        charge_key: "later",
        kind: "payment",
        payment_method: "klarna",
        name: '{"nl":"Kosten achteraf"}',
        cents: 242,
      },
      {
        ...charge,
        charge_key: "autumn",
        kind: "delivery_reduction",
        payment_method: null,
        name: '{"nl":"Herfst"}',
        cents: 100,
      },
    ])
    .execute();
  await db
    .updateTable("shop")
    .set({ data: JSON.stringify({ ...(await document(db)), shippingCents: { parcel: 495, two_person: 495 } }) })
    .where("shop_id", "=", 1001)
    .execute();
});
afterAll(() => shop.close());

async function document(db: OrderingShop["database"]["db"]): Promise<object> {
  return (await db.selectFrom("shop").select("data").where("shop_id", "=", 1001).executeTakeFirstOrThrow())
    .data as object;
}

const service = { category: "SERVICE", name: "Servicekosten", amount: { cents: 121 } };
const later = { category: "PAYMENT", name: "Kosten achteraf", amount: { cents: 242 } };
const orderSums = `query ($by: OrderBy!) { order(by: $by) {
  subtotal { cents } discount { cents } shippingCost { cents } shippingDiscount { cents } fees { category name amount { cents } } vat { cents } total { cents } } }`;

test("fees and what is taken off delivery are the same in basket, checkout and order, and make their totals", async () => {
  const shopper = openShopper(await shop.gateway());
  await shopper.prepare(variantId);
  const { data: first } = await shopper.send(basketDocuments.read);
  expect(first).toMatchObject({
    basket: { cost: { subtotal: { cents }, withTax: { cents: cents + 121 }, fees: [{ category: "SERVICE" }] } },
  });
  const methods = await shopper.send("{ checkout { paymentMethods { key fee { cents } } } }");
  expect(methods.data).toMatchObject({
    checkout: {
      paymentMethods: expect.arrayContaining([
        { key: "ideal", fee: { cents: 0 } },
        { key: "klarna", fee: { cents: 242 } },
      ]) as object,
    },
  });
  const { checkout } = await shopper.run("setPaymentMethod", { key: "klarna" });
  const shipping = { shippingCost: { cents: 395 }, shippingDiscount: { cents: 100 } };
  const total = { cents: cents + 395 + 242 + 121 };
  expect(checkout).toMatchObject({ subtotal: { cents }, ...shipping, fees: [later, service], total });
  const { data: second } = await shopper.send(basketDocuments.read);
  expect(second).toMatchObject({ basket: { cost: { subtotal: { cents }, withTax: { cents: cents + 242 + 121 } } } });

  const placed = await shopper.placeOrder(checkout);
  await shopper.run("settleReturn", { returnKey: await shop.pay(placed.payment.redirectUrl!, "authorized") });
  const { data } = await shopper.send<{ order: { vat: object } }>(orderSums, {
    variables: { by: { id: placed.order.id } },
  });
  expect(data.order).toEqual({
    subtotal: { cents },
    discount: { cents: 0 },
    ...shipping,
    fees: [later, service],
    vat: data.order.vat,
    total,
  });
  expect(data.order.vat).toEqual((checkout as unknown as { vat: object }).vat);
});
