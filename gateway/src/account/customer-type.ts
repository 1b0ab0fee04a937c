import { builder } from "#gateway/builder.ts";
import type { WireUser } from "#gateway/sources/rpc/wire-user.ts";

export const CustomerTypeRef = builder.enumType("CustomerType", {
  description: "What kind of customer someone is.",
  values: {
    GUEST: { description: "Orders as a guest, without an account." },
    NEW: { description: "Has an account and no order yet." },
    EXISTING: { description: "Has an account and has ordered before." },
  } as const,
});

/** What kind of customer groups and status make (docs/rules.md#kinds-of-customer). */
export function customerTypeOf({ status, groups }: Pick<WireUser, "status" | "groups">): "GUEST" | "NEW" | "EXISTING" {
  if (status.isGuestCustomer) return "GUEST";
  return groups.includes("new") ? "NEW" : "EXISTING";
}
