import { ShopFault } from "@warmeland/client/shop-fault";
import { nl } from "../nl.ts";

const passing = new Set(["NO_RESPONSE", "OVERLOADED", "RATE_LIMITED", "UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE"]);

/** What a shopper reads of an error that is nobody's choice, with what the shop's people can find it by. */
export function faultText(error: unknown): string {
  if (!(error instanceof ShopFault)) return nl.fault.unexpected;
  const text = passing.has(error.code) ? nl.fault.unavailable : nl.fault.unexpected;
  return `${text} (${nl.fault.details(error.code, error.correlationId)})`;
}
