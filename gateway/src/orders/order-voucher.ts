import { builder } from "#gateway/builder.ts";
import { type Money, MoneyRef } from "#gateway/catalog/money.ts";
import type { WireOrder, WireOrderVoucher } from "#gateway/sources/rpc/wire-order.ts";

interface OrderVoucher extends WireOrderVoucher {
  readonly discount: Money;
}

/** The vouchers of an order, each with what it took off the whole order. */
export function vouchersOf({ vouchers, cost, currencyCode }: WireOrder): OrderVoucher[] {
  return vouchers.map((voucher) => {
    const own = cost.appliedReductions.filter(({ code }) => code === voucher.code);
    const cents = own.reduce((sum, { amount }) => sum + amount.absoluteWithTax, 0);
    return { ...voucher, discount: { cents, currency: currencyCode } };
  });
}

export const OrderVoucherRef = builder.objectRef<OrderVoucher>("OrderVoucher").implement({
  description: "A voucher that lowered the total of an order.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Its code." }),
    percent: t.float({
      nullable: true,
      description: "What it takes off in percent; null for one of a fixed amount.",
      resolve: ({ type, value }) => (type === "relative" ? value : null),
    }),
    discount: t.expose("discount", {
      type: MoneyRef,
      description: "What it took off the order.",
    }),
  }),
});
