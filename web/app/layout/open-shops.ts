import { shopByCode, type ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { RouterContextProvider } from "react-router";
import { graphql } from "#app/graphql/generated/gql.ts";
import { type GatewayHandler, gatewayHandlerContext } from "#app/graphql/gateway-handler.ts";
import { queryComplete } from "#app/graphql/page/query-complete.ts";

const OpenShopsQuery = graphql(`
  query OpenShops {
    shop {
      id
      alternates {
        locale
      }
    }
  }
`);

/**
 * The shops that shoppers may visit.
 * @throws Response when the gateway cannot say
 */
export async function readOpenShops(handler: GatewayHandler, signal: AbortSignal): Promise<readonly ShopLocale[]> {
  const context = new RouterContextProvider();
  context.set(gatewayHandlerContext, handler);
  const { shop } = await queryComplete(context, signal)(OpenShopsQuery, {});
  return shop.alternates.flatMap(({ locale }) => shopByCode(locale) ?? []);
}
