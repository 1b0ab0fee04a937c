import { builder } from "#gateway/builder.ts";
import type { WireOrderVoucher } from "#gateway/sources/rpc/wire-order.ts";

export const OrderVoucherRef = builder.objectRef<WireOrderVoucher>("OrderVoucher").implement({
  description: "A voucher that lowered the total of an order.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Its code." }),
    percent: t.float({
      nullable: true,
      description: "What it takes off in percent; null for one of a fixed amount.",
      resolve: ({ type, value }) => (type === "relative" ? value : null),
    }),
  }),
});
