import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

const field = "code";

/** There is no such voucher, or it was withdrawn. */
export class VoucherNotFound extends UserError {
  readonly code = "VOUCHER_NOT_FOUND";

  constructor() {
    super("error.voucherNotFound", { field });
  }
}

/** The voucher's time is over, or has not come. */
export class VoucherExpired extends UserError {
  readonly code: "VOUCHER_EXPIRED" | "VOUCHER_NOT_VALID_YET";

  constructor(code: VoucherExpired["code"]) {
    super(code === "VOUCHER_EXPIRED" ? "error.voucherExpired" : "error.voucherNotValidYet", { field });
    this.code = code;
  }
}

const usedUp = {
  VOUCHER_USED_UP: "error.voucherUsedUp",
  VOUCHER_USED_BY_CUSTOMER: "error.voucherUsedByCustomer",
  VOUCHER_FOR_FIRST_ORDER: "error.voucherForFirstOrder",
} as const;

/** Orders have used the voucher as often as it can be, or it is for the first order of a customer who has one. */
export class VoucherUsedUp extends UserError {
  readonly code: keyof typeof usedUp;

  constructor(code: VoucherUsedUp["code"]) {
    super(usedUp[code], { field });
    this.code = code;
  }
}

/** The voucher's articles are worth too little. */
export class VoucherMinimumNotReached extends UserError {
  readonly code = "VOUCHER_MINIMUM_NOT_REACHED";
  readonly missingCents: number;
  readonly minimumCents: number;

  constructor(missingCents: number, minimumCents: number, { currency, language }: ShopLocale) {
    const amount = (cents: number) => formatMoney(cents, currency, language);
    super("error.voucherMinimumNotReached", {
      field,
      parameters: { missing: amount(missingCents), minimum: amount(minimumCents) },
    });
    this.missingCents = missingCents;
    this.minimumCents = minimumCents;
  }
}

/** The voucher does not go with what lowers the basket already. */
export class VoucherNotCombinable extends UserError {
  readonly code: "VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS" | "VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS";

  constructor(code: VoucherNotCombinable["code"]) {
    const withVouchers = code === "VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS";
    super(withVouchers ? "error.voucherNotCombinableWithVouchers" : "error.voucherNotCombinableWithPromotions", {
      field,
    });
    this.code = code;
  }
}

/** The basket holds nothing the voucher is for. */
export class VoucherWithoutItems extends UserError {
  readonly code = "VOUCHER_WITHOUT_ITEMS";

  constructor() {
    super("error.voucherWithoutItems", { field });
  }
}

const interfaces = [UserErrorInterface];

builder.objectType(VoucherNotFound, {
  name: "VoucherNotFound",
  description: "There is no such voucher; nothing was redeemed.",
  interfaces,
});

builder.objectType(VoucherExpired, {
  name: "VoucherExpired",
  description:
    "The voucher has expired (VOUCHER_EXPIRED) or is not valid yet (VOUCHER_NOT_VALID_YET); nothing was redeemed.",
  interfaces,
});

builder.objectType(VoucherUsedUp, {
  name: "VoucherUsedUp",
  description:
    "The voucher is used up (VOUCHER_USED_UP), was used by this customer (VOUCHER_USED_BY_CUSTOMER), or is for a first order and the customer already has one, paid or not (VOUCHER_FOR_FIRST_ORDER).",
  interfaces,
});

builder.objectType(VoucherMinimumNotReached, {
  name: "VoucherMinimumNotReached",
  description: "The articles the voucher is for are worth too little; nothing was redeemed.",
  interfaces,
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

builder.objectType(VoucherNotCombinable, {
  name: "VoucherNotCombinable",
  description:
    "The voucher cannot be combined with other vouchers (VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS) or with promotions (VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS); nothing was redeemed.",
  interfaces,
});

builder.objectType(VoucherWithoutItems, {
  name: "VoucherWithoutItems",
  description: "The basket holds nothing the voucher applies to; nothing was redeemed.",
  interfaces,
});
