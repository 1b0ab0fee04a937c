import type { Environment } from "@warmeland/schema/rules/environment.ts";

const forProviders = /^\/webhooks\/payments$/;
const forShoppers = /^\/upstreams\/payments\/checkout\/|^\/dev\/mail(\/|$)/;

/**
 * Whether a path is one that browsers and the payment provider need of upstreams in another process: what the provider reports, and in demo
 * mode the sandbox's page and the mails. Nothing else of the upstreams is for anybody outside.
 */
export function isOfUpstreams(
  pathname: string,
  { UPSTREAMS_URL, SHOP_MODE }: Pick<Environment, "UPSTREAMS_URL" | "SHOP_MODE">,
): boolean {
  return UPSTREAMS_URL !== "" && (forProviders.test(pathname) || (SHOP_MODE === "demo" && forShoppers.test(pathname)));
}
