import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** There is no such voucher, or it was withdrawn. */
export const VoucherNotFound = plainError(
  "VoucherNotFound",
  { VOUCHER_NOT_FOUND: "error.voucherNotFound" },
  "There is no such voucher; nothing was redeemed.",
  "code",
);

/** The voucher's time is over, or has not come. */
export const VoucherExpired = plainError(
  "VoucherExpired",
  { VOUCHER_EXPIRED: "error.voucherExpired", VOUCHER_NOT_VALID_YET: "error.voucherNotValidYet" },
  "The voucher has expired (VOUCHER_EXPIRED) or is not valid yet (VOUCHER_NOT_VALID_YET); nothing was redeemed.",
  "code",
);

/** Orders have used the voucher as often as it can be, or it is for the first order of a customer who has one. */
export const VoucherUsedUp = plainError(
  "VoucherUsedUp",
  {
    VOUCHER_USED_UP: "error.voucherUsedUp",
    VOUCHER_USED_BY_CUSTOMER: "error.voucherUsedByCustomer",
    VOUCHER_FOR_FIRST_ORDER: "error.voucherForFirstOrder",
  },
  "The voucher is used up (VOUCHER_USED_UP), was used by this customer (VOUCHER_USED_BY_CUSTOMER), or is for a first order and the customer already has one, paid or not (VOUCHER_FOR_FIRST_ORDER).",
  "code",
);

/** The voucher's articles are worth too little. */
export class VoucherMinimumNotReached extends UserError {
  readonly code = "VOUCHER_MINIMUM_NOT_REACHED";
  readonly missingCents: number;
  readonly minimumCents: number;

  constructor(missingCents: number, minimumCents: number, { currency, language }: ShopLocale) {
    const amount = (cents: number) => formatMoney(cents, currency, language);
    super("error.voucherMinimumNotReached", {
      field: "code",
      parameters: { missing: amount(missingCents), minimum: amount(minimumCents) },
    });
    this.missingCents = missingCents;
    this.minimumCents = minimumCents;
  }
}

/** The voucher does not go with what lowers the basket already. */
export const VoucherNotCombinable = plainError(
  "VoucherNotCombinable",
  {
    VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS: "error.voucherNotCombinableWithVouchers",
    VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS: "error.voucherNotCombinableWithPromotions",
  },
  "The voucher cannot be combined with other vouchers (VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS) or with promotions (VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS); nothing was redeemed.",
  "code",
);

/** The basket holds nothing the voucher is for. */
export const VoucherWithoutItems = plainError(
  "VoucherWithoutItems",
  { VOUCHER_WITHOUT_ITEMS: "error.voucherWithoutItems" },
  "The basket holds nothing the voucher applies to; nothing was redeemed.",
  "code",
);

builder.objectType(VoucherMinimumNotReached, {
  name: "VoucherMinimumNotReached",
  description: "The articles the voucher is for are worth too little; nothing was redeemed.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    missing: t.field({
      type: MoneyRef,
      description: "Amount still missing.",
      resolve: (error, _args, context) => money(error.missingCents, context),
    }),
    minimum: t.field({
      type: MoneyRef,
      description: "The minimum value, after promotions.",
      resolve: (error, _args, context) => money(error.minimumCents, context),
    }),
  }),
});
