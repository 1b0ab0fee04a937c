import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import type { WireVoucher } from "#gateway/sources/rpc/wire-voucher.ts";
import { PromotionStatusRef, statusOf } from "./basket-promotion.ts";

const VoucherTypeRef = builder.enumType("VoucherType", {
  description: "What a voucher takes off.",
  values: {
    ABSOLUTE: { description: "A fixed amount." },
    RELATIVE: { description: "A percentage." },
  } as const,
});

const sentences: Readonly<Record<string, TextKey>> = {
  APPLIED: "voucher.applied",
  EXPIRED: "error.voucherExpired",
  NOT_VALID_YET: "error.voucherNotValidYet",
  USED_UP: "error.voucherUsedUp",
  USED_BY_CUSTOMER: "error.voucherUsedByCustomer",
  NOT_FIRST_ORDER: "error.voucherForFirstOrder",
  NOT_COMBINABLE_WITH_VOUCHERS: "error.voucherNotCombinableWithVouchers",
  NOT_COMBINABLE_WITH_PROMOTIONS: "error.voucherNotCombinableWithPromotions",
  NO_SUCH_ITEM: "error.voucherWithoutItems",
  MIN_ORDER_VALUE_NOT_REACHED: "error.voucherMinimumNotReached",
  NOTHING_LEFT: "voucher.nothingLeft",
};

export const AppliedVoucherRef = builder.objectRef<WireVoucher>("AppliedVoucher").implement({
  description: "A voucher redeemed for the basket; only an order uses it up.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Its code, in capitals." }),
    name: t.exposeString("name", { description: "What it gives, in words." }),
    type: t.field({
      type: VoucherTypeRef,
      description: "Whether it takes off an amount or a percentage.",
      resolve: ({ type }) => (type === "absolute" ? "ABSOLUTE" : "RELATIVE"),
    }),
    value: t.exposeFloat("value", {
      description: "Cents for an ABSOLUTE voucher, percent for a RELATIVE one.",
    }),
    status: t.field({ type: PromotionStatusRef, description: "Whether it applies now.", resolve: statusOf }),
    because: t.string({
      description: "Why it applies or not, as a sentence in the shop's language.",
      resolve: ({ reason, missingCents, discountCents }, _args, { shop }) => {
        const amount = (cents: number) => formatMoney(cents, shop.currency, shop.language);
        return text(shop, sentences[reason.code] ?? "error.voucherNotFound", {
          discount: amount(discountCents),
          missing: amount(missingCents),
          minimum: amount(reason.minOrderCents ?? 0),
        });
      },
    }),
    missing: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Amount still needed to reach its minimum; null when none is.",
      resolve: ({ missingCents }, _args, context) => (missingCents > 0 ? money(missingCents, context) : null),
    }),
    discount: t.field({
      type: MoneyRef,
      description: "Discount it gives now; 0 while it does not apply.",
      resolve: ({ discountCents }, _args, context) => money(discountCents, context),
    }),
  }),
});
