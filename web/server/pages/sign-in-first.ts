import { paths } from "#app/locale/paths.ts";
import type { PageTarget } from "./page-target.ts";

const sessionCookie = /(?:^|;\s*)(?:__Host-)?session=[^;\s]/;

/**
 * Where a request for a customer's page is sent that carries no session at all: to sign in, and from there to the page that was wanted
 * (docs/rules.md#page-guard). Whether a session lives, the browser learns from the gateway.
 * @returns undefined when the request may go on
 */
export function signInFirst(request: Request, { needsCustomer, shop, address }: PageTarget): string | undefined {
  if (!needsCustomer || sessionCookie.test(request.headers.get("cookie") ?? "")) return undefined;
  return `${shop.pathPrefix}${paths.signIn}?${new URLSearchParams({ redirectUrl: address.slice(shop.pathPrefix.length) || "/" })}`;
}
