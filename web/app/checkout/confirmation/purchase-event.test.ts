import { expect, test } from "vitest";
import { purchaseEvent } from "./purchase-event.ts";

const order = {
  number: "W-100123",
  currency: "EUR",
  customerType: "GUEST" as const,
  total: { cents: 41_400 },
  vat: { cents: 7185 },
  shippingCost: { cents: 1500 },
  items: [
    {
      name: "Matras Duinrust",
      variantTitle: "90 × 200 cm",
      articleNumber: "03-1001-1",
      quantity: 2,
      unit: { cents: 18_900 },
      total: { cents: 37_800 },
      discount: { cents: 2100 },
      saleDiscount: { cents: 10_000 },
      campaignDiscount: { cents: 4001 },
      vat: { cents: 6560 },
      product: {
        soldOut: false,
        brand: { key: "17", name: "Warmeland" },
        categories: [
          { categoryId: 5, name: "Pocketveringmatrassen" },
          { categoryId: 6, name: "Aanbiedingen" },
        ],
      },
    },
  ],
};

test("a purchase tells number, currency, amounts in currency units and its items", () => {
  expect(purchaseEvent(order)).toEqual({
    name: "purchase",
    data: {
      transaction_id: "W-100123",
      currency: "EUR",
      value: 414,
      tax: 71.85,
      shipping: 15,
      shop_version: "1.0.0",
      customer_status: "guest",
      customer_type: "new",
      items: [
        {
          item_id: "03-1001-1",
          item_name: "Matras Duinrust",
          item_variant: "90 × 200 cm",
          item_brand: "Warmeland",
          item_brand_id: "17",
          item_category: "Pocketveringmatrassen",
          item_category_id: 5,
          price: 189,
          original_price: 269.51,
          sale_discount: 50,
          campaign_discount: 20.01,
          tax: 32.8,
          sold_out: false,
          quantity: 2,
          index: 0,
        },
      ],
    },
  });
});

test("of what the shop no longer offers it tells what the order knows", () => {
  const [item] = purchaseEvent({ ...order, items: [{ ...order.items[0]!, product: null }] }).data["items"] as [object];
  expect(item).toMatchObject({ item_id: "03-1001-1", price: 189, original_price: 269.51 });
  expect(Object.keys(item).filter((name) => /brand|category|sold_out/.test(name))).toEqual([]);
});

test.each([
  ["GUEST", "guest", "new"],
  ["NEW", "logged-in", "new"],
  ["EXISTING", "logged-in", "existing"],
] as const)("%s is told as %s and %s, and as nobody in person", (customerType, status, type) => {
  expect(purchaseEvent({ ...order, customerType }).data).toMatchObject({
    customer_status: status,
    customer_type: type,
  });
});

test.each([null, undefined, ""])("an order without a currency (%j) counts as dollars", (currency) => {
  expect(purchaseEvent({ ...order, currency }).data["currency"]).toBe("USD");
});
