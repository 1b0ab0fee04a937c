import * as fc from "fast-check";

import type { BasketVoucher, VoucherDocument } from "../vouchers/voucher.ts";
import type { VoucherLine } from "../vouchers/judge-voucher.ts";

const products = fc.constantFrom(1, 2, 3);
const cents = fc.oneof(fc.constantFrom(0, 1, 2, 99, 500, 2500), fc.integer({ min: 0, max: 500_000 }));

/** Lines as promotions left them. */
export const randomVoucherLines: fc.Arbitrary<VoucherLine[]> = fc.array(
  fc.record({
    productId: products,
    totalCents: cents,
    isAvailable: fc.constantFrom(true, true, false),
    hasPromotion: fc.boolean(),
  }),
  { maxLength: 8 },
);

const document: fc.Arbitrary<VoucherDocument> = fc.record({
  shops: fc.constantFrom(undefined, undefined, ["nl-NL"], ["de-DE"]),
  name: fc.constant({ nl: "Korting" }),
  from: fc.constantFrom(undefined, "2026-11-01", "2027-01-01"),
  to: fc.constantFrom(undefined, "2027-02-01", "2026-11-10"),
  discount: fc.oneof(
    fc.record({ percent: fc.oneof(fc.constantFrom(10, 12.5, 33.33, 100), fc.integer({ min: 1, max: 100 })) }),
    fc.record({ cents: cents.map((nl) => ({ nl: Math.max(1, nl) })) }),
  ),
  minOrderCents: fc.constantFrom(undefined, undefined, { nl: 2500 }, { nl: 100_000 }, { ch: 1 }),
  firstOrderOnly: fc.constantFrom(undefined, undefined, true),
  combinesWithVouchers: fc.boolean(),
  combinesWithPromotions: fc.boolean(),
});

/** Vouchers in the order they were redeemed. */
export const randomVouchers: fc.Arbitrary<BasketVoucher[]> = fc
  .array(
    fc.record({
      isActive: fc.constantFrom(true, true, true, false),
      useLimit: fc.constantFrom(null, null, 1, 2),
      customerLimit: fc.constantFrom(null, null, 1),
      used: fc.integer({ min: 0, max: 2 }),
      usedByCustomer: fc.integer({ min: 0, max: 1 }),
      hasOrdered: fc.boolean(),
      document,
      products: fc.option(fc.uniqueArray(products).map((ids) => new Set(ids))),
    }),
    { maxLength: 4 },
  )
  .map((vouchers) =>
    vouchers.map((voucher, index) => ({ ...voucher, voucherId: String(index + 1), code: `CODE${index}` })),
  );
