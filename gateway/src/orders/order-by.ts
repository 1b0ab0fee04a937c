import { builder } from "#gateway/builder.ts";
import { readGlobalId } from "#gateway/global-id.ts";
import type { WhichOrder } from "#gateway/sources/rpc/order-calls.ts";

export const OrderByRef = builder.inputType("OrderBy", {
  isOneOf: true,
  description: "How an order is found.",
  fields: (t) => ({
    id: t.id({ description: "Global id of an order of the signed-in customer, or of the guest whose session it is." }),
    token: t.string({
      description:
        "Success token that `settleReturn` gave, valid for three minutes, or look-up token of `lookupOrder`, valid for two hours.",
    }),
  }),
});

/** An order as the order service names it; null for an id that is not one of an order. */
export function whichOrder(by: typeof OrderByRef.$inferInput): WhichOrder | null {
  if (by.token) return { token: by.token };
  const decoded = readGlobalId(String(by.id));
  return decoded?.typename === "Order" ? { id: decoded.id } : null;
}
