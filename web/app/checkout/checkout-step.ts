/** The steps of the checkout, as its hash names them: `#/auth`, `#/shipping`, `#/payment`. */
export const checkoutSteps = ["auth", "shipping", "payment"] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** What can be missing from a checkout, as far as it decides about steps. */
type Missing = readonly string[];

export function stepHash(step: CheckoutStep): `#/${CheckoutStep}` {
  return `#/${step}`;
}

/** The step a hash names; undefined for any other hash. */
function stepOf(hash: string): CheckoutStep | undefined {
  return checkoutSteps.find((step) => stepHash(step) === hash);
}

const ofDelivery = new Set(["ADDRESS", "SHIPPING_OPTION", "DELIVERY_DAY"]);

/** The furthest step that what is known allows. */
function furthestStep(missing: Missing): CheckoutStep {
  if (missing.includes("CUSTOMER")) return "auth";
  return missing.some((requirement) => ofDelivery.has(requirement)) ? "shipping" : "payment";
}

/** The step to show: the wanted one if it can be reached, else the furthest that can. */
export function shownStep(hash: string, missing: Missing): CheckoutStep {
  const furthest = furthestStep(missing);
  const wanted = stepOf(hash);
  if (wanted === undefined) return furthest;
  return checkoutSteps.indexOf(wanted) <= checkoutSteps.indexOf(furthest) ? wanted : furthest;
}
