import type { CheckoutStateFragment } from "@warmeland/client/documents";

/** What the checkout asks for, in this order. */
export type Step = "guest" | "address" | "shipping" | "payment" | "overview";

/** The first step that something is missing in. @param checkout null while nobody is signed in */
export function nextStep(checkout: CheckoutStateFragment | null | undefined): Step {
  if (!checkout || checkout.missing.includes("CUSTOMER")) return "guest";
  if (checkout.missing.includes("ADDRESS")) return "address";
  if (checkout.missing.includes("SHIPPING_OPTION")) return "shipping";
  if (checkout.missing.includes("PAYMENT_METHOD")) return "payment";
  return "overview";
}
