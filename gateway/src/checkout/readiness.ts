import { builder } from "#gateway/builder.ts";
import type { WireCheckout } from "#gateway/sources/rpc/wire-checkout.ts";

const requirements = [
  "ITEMS",
  "SELLABLE_ITEMS",
  "CUSTOMER",
  "ADDRESS",
  "SHIPPING_OPTION",
  "DELIVERY_DAY",
  "PAYMENT_METHOD",
  "PAYMENT_OPEN",
] as const;

export type Requirement = (typeof requirements)[number];

export const ReadinessRequirementRef = builder.enumType("ReadinessRequirement", {
  description: "What can still be missing before a basket can be ordered.",
  values: {
    ITEMS: { description: "The basket is empty." },
    SELLABLE_ITEMS: { description: "A line is sold out, or holds more pieces than there are." },
    CUSTOMER: { description: "Nobody is signed in, not even as a guest." },
    ADDRESS: { description: "There is no delivery address." },
    SHIPPING_OPTION: { description: "No delivery option is chosen." },
    DELIVERY_DAY: { description: "The chosen day of delivery is full or too early: choose another, or none." },
    PAYMENT_METHOD: { description: "No payment method is chosen, or details that it asks for are missing." },
    PAYMENT_OPEN: { description: "A payment is open: finish it, or cancel it." },
  } as const,
});

export const ReadinessRef = builder.objectRef<readonly Requirement[]>("Readiness").implement({
  description: "Whether the basket can be ordered now.",
  fields: (t) => ({
    ready: t.boolean({ description: "Whether nothing is missing.", resolve: (missing) => missing.length === 0 }),
    missing: t.field({
      type: [ReadinessRequirementRef],
      description: "What is still missing, in the order a checkout asks for it.",
      resolve: (missing) => [...missing],
    }),
  }),
});

/** What is missing, as far as the graph has a name for it. */
export function missingOf(missing: WireCheckout["missing"]): Requirement[] {
  return requirements.filter((requirement) => missing.includes(requirement));
}
