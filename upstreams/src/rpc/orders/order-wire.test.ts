import * as fc from "fast-check";
import { expect, test } from "vitest";

import { splitTax } from "#upstreams/commerce/price.ts";

import { toWireOrder } from "./order-wire.ts";
import type { StoredOrder } from "./read-order.ts";

const nothingYet = { events: [], shipments: [], withdrawals: [], refunds: [] };

const address = {
  firstName: "S",
  lastName: "W",
  gender: "FEMALE",
  companyName: undefined,
  street: "S",
  houseNumber: "1",
  addition: undefined,
  zipCode: "8011 AB",
  city: "Z",
  countryCode: "NL",
  phone: undefined,
} as const;
const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  discountCents: fc.integer({ min: 0, max: 50_000 }),
  vatRate: fc.constantFrom(0.21, 0.09, 0.19, 0.077),
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** An order as `writeOrder` puts it together. */
function orderOf(
  lines: readonly { unitCents: number; quantity: number; vatRate: number; discountCents?: number }[],
  shippingCents: number,
): StoredOrder {
  const items = lines.map(({ unitCents, quantity, vatRate, discountCents = 0 }, index) => {
    const cents = Math.min(discountCents, unitCents * quantity);
    return {
      itemKey: `line-${index}`,
      vatCents: splitTax(unitCents * quantity - cents, vatRate).tax.vat.amount,
      reductions: cents > 0 ? [{ category: "voucher" as const, type: "relative" as const, cents }] : [],
      isGift: false,
      stockTaken: true,
      packageId: 1,
      name: "Matras",
      variantTitle: "90 × 200",
      articleNumber: "1",
      variantReferenceKey: "v",
      productId: 1,
      productReferenceKey: "p",
      masterKey: "03-1481",
      image: null,
      variantId: index,
      quantity,
      unitCents,
      totalCents: unitCents * quantity - cents,
      vatRate,
    };
  });
  const shippingVat = splitTax(shippingCents, 0.21).tax.vat.amount;
  const subtotalCents = sum(items.map((item) => item.totalCents));
  return {
    orderId: "id",
    orderNumber: "WL-0000-0000",
    shopId: 1001,
    basketId: "1",
    customerId: "1",
    email: "a@b.nl",
    status: "paid",
    currency: "EUR",
    subtotalCents,
    discountCents: 0,
    shippingCents,
    feeCents: 0,
    vatCents: sum(items.map((item) => item.vatCents)) + shippingVat,
    totalCents: subtotalCents + shippingCents,
    placedAt: new Date(0),
    expiresAt: new Date(0),
    settledAt: new Date(0),
    document: {
      customer: { firstName: "S", lastName: "W", isGuest: true },
      shippingAddress: address,
      billingAddress: address,
      shippingOption: {
        key: "standard",
        name: "Bezorgen",
        priceCents: shippingCents,
        vatRate: 0.21,
        vatCents: shippingVat,
      },
      fees: [],
      paymentMethod: { key: "ideal", name: "iDEAL | Wero" },
      packages: [],
      basketVersion: 1,
      vouchers: [],
      promotions: [],
      paymentReturnUrl: "http://shop.test",
    },
    items,
    payment: null,
  };
}

test("pieces and delivery make the order to the cent, with VAT and without", { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 5000 }),
      (lines, shippingCents) => {
        const order = orderOf(lines, shippingCents);
        const { items, cost } = toWireOrder(order, nothingYet, new Date());
        const [fee] = cost.appliedFees;
        expect(items).toHaveLength(sum(lines.map(({ quantity }) => quantity)));
        expect(sum(items.map(({ price }) => price.withTax)) + (fee?.amount.withTax ?? 0)).toBe(cost.withTax);
        expect(sum(items.map(({ price }) => price.withoutTax)) + (fee?.amount.withoutTax ?? 0)).toBe(cost.withoutTax);
        expect(sum(items.map(({ price }) => price.tax.vat.amount)) + (fee?.tax.vat.amount ?? 0)).toBe(
          cost.tax.vat.amount,
        );
        for (const { price } of items)
          expect(price.withTax + sum(price.appliedReductions.map(({ amount }) => amount.absoluteWithTax))).toBe(
            price.undiscountedWithTax,
          );
        expect(items.every(({ price }) => price.withoutTax >= 0 && price.tax.vat.amount >= 0)).toBe(true);
      },
    ),
    { numRuns: process.env["LONG"] ? 20_000 : 300 },
  );
});

test("the status of an order that has ended comes before what its payment said last", () => {
  const open = {
    ...orderOf([{ unitCents: 100, quantity: 1, vatRate: 0.21 }], 0),
    payment: {
      paymentId: "tr_1",
      method: "ideal",
      status: "open",
      amountCents: 100,
      redirectUrl: "http://pay",
    } as const,
  };
  expect(toWireOrder({ ...open, status: "payment_open" }, nothingYet, new Date()).payment[0]).toMatchObject({
    status: "open",
    redirectUrl: "http://pay",
  });
  expect(toWireOrder({ ...open, status: "expired" }, nothingYet, new Date())).toMatchObject({
    status: "cancellation_completed",
    confirmedAt: null,
    payment: [{ status: "expired", redirectUrl: null }],
    items: [{ status: "cancelled" }],
  });
});
