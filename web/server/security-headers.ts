import { transportSecurity } from "@warmeland/schema/process/transport-security.ts";
import type { Environment } from "@warmeland/schema/rules/environment.ts";

export type HeaderRecord = Readonly<Record<string, string>>;

/** Headers of every response of the web server, errors and redirects included. */
export function securityHeaders({ PUBLIC_URL }: Pick<Environment, "PUBLIC_URL">): HeaderRecord {
  return {
    ...transportSecurity(PUBLIC_URL),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** The policy of responses that are no pages: nothing may run or load. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
