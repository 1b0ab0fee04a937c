import type { RFC33339Date } from "@scayle/storefront-api";

/** A moment (milliseconds since 1970) as SCAYLE writes it. */
export function rfc3339(milliseconds: number): RFC33339Date {
  return new Date(milliseconds).toISOString() as RFC33339Date;
}
