import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import type { WireVoucher } from "#gateway/sources/rpc/wire-voucher.ts";
import { PromotionStatusRef, statusOf } from "./basket-promotion.ts";

const VoucherTypeRef = builder.enumType("VoucherType", {
  description: "How a voucher counts.",
  values: {
    ABSOLUTE: { description: "It takes an amount off." },
    RELATIVE: { description: "It takes percent off." },
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
  description: "A voucher that was redeemed for the basket. An order uses it up, not this.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Its code, in capitals." }),
    name: t.exposeString("name", { description: "What it gives, in words." }),
    type: t.field({
      type: VoucherTypeRef,
      description: "How it counts.",
      resolve: ({ type }) => (type === "absolute" ? "ABSOLUTE" : "RELATIVE"),
    }),
    value: t.float({
      description: "Cents of an ABSOLUTE one, percent of a RELATIVE one.",
      resolve: (voucher) => voucher.value,
    }),
    status: t.field({ type: PromotionStatusRef, description: "Whether it counts now.", resolve: statusOf }),
    because: t.string({
      description: "Why it counts or does not, as a sentence in the shop's language.",
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
      description: "What its articles lack for its minimum; null when they lack nothing.",
      resolve: ({ missingCents }, _args, context) => (missingCents > 0 ? money(missingCents, context) : null),
    }),
    discount: t.field({
      type: MoneyRef,
      description: "What it takes off now, 0 while it does not count.",
      resolve: ({ discountCents }, _args, context) => money(discountCents, context),
    }),
  }),
});
