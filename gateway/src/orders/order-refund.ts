import { builder } from "#gateway/builder.ts";
import { type Money, MoneyRef } from "#gateway/catalog/money.ts";

export const OrderRefundRef = builder
  .objectRef<{ readonly money: Money; readonly createdAt: string; readonly paidAt: string | null }>("OrderRefund")
  .implement({
    description: "A refund for an order.",
    fields: (t) => ({
      amount: t.field({ type: MoneyRef, description: "How much.", resolve: ({ money }) => money }),
      createdAt: t.expose("createdAt", {
        type: "DateTime",
        description: "When it was decided.",
      }),
      paidAt: t.expose("paidAt", {
        type: "DateTime",
        nullable: true,
        description: "When the payment provider accepted it; null until then.",
      }),
    }),
  });
