import { ApolloClient, type ApolloLink } from "@apollo/client";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { createCache } from "./create-cache.ts";
import type { GatewayHandler } from "./gateway-handler.ts";
import { createGatewayLink } from "./gateway-link.ts";

const gatewayAddress = `${process.env["GATEWAY_URL"] || "http://localhost:3000"}/graphql`;

/**
 * The client of one server request. It sends no cookie and no session, so a page it fills is the same for everybody
 * in the shop (decisions.md 12, 30).
 */
export function createServerClient(handler: GatewayHandler, shop: ShopLocale): ApolloClient {
  const headers = { "content-type": "application/json", accept: "application/json", "x-shop": shop.code };
  const link = createGatewayLink(async ({ body, signal }) => {
    const response = await handler(new Request(gatewayAddress, { method: "POST", headers, body: JSON.stringify(body), signal }));
    return (await response.json()) as ApolloLink.Result;
  });
  return new ApolloClient({ ssrMode: true, link, cache: createCache({ remember: false }), dataMasking: true });
}
