import { expect, test } from "vitest";
import { purchaseEvent } from "./purchase-event.ts";

const order = {
  number: "W-100123",
  currency: "EUR",
  total: { cents: 41_400 },
  vat: { cents: 7185 },
  shippingCost: { cents: 1500 },
  items: [{ name: "Matras Duinrust", variantTitle: "90 × 200 cm", articleNumber: "03-1001-1", quantity: 1, unit: { cents: 39_900 } }],
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
      items: [{ item_id: "03-1001-1", item_name: "Matras Duinrust", item_variant: "90 × 200 cm", price: 399, quantity: 1, index: 0 }],
    },
  });
});

test.each([null, undefined, ""])("an order without a currency (%j) counts as dollars", (currency) => {
  expect(purchaseEvent({ ...order, currency }).data["currency"]).toBe("USD");
});
