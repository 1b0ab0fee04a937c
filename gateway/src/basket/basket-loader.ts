import type { GraphQLResolveInfo } from "graphql";
import { basketKeyOf } from "#gateway/request/owned-keys.ts";
import { lineNeeds, needsKey, needsOf, unitedNeeds } from "#gateway/catalog/product/product-needs.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { CommerceBasket } from "#gateway/sources/commerce/basket-calls.ts";
import type { ProductNeeds } from "#gateway/sources/commerce/product-with.ts";
import { writesSoFar } from "#gateway/request/write-count.ts";
import { emptyBasket } from "./empty-basket.ts";

interface BasketKey {
  readonly basketKey: string;
  readonly writes: number;
  readonly needs: ProductNeeds;
}

const byKey = requestLoader<BasketKey, CommerceBasket>(
  async (keys, context) => {
    const needs = unitedNeeds(keys.map((key) => key.needs));
    const baskets = new Map<string, Promise<CommerceBasket>>();
    for (const { basketKey } of keys) {
      if (!baskets.has(basketKey)) baskets.set(basketKey, context.sources.commerce.baskets.get(basketKey, needs));
    }
    const found = new Map(await Promise.all([...baskets].map(async ([key, basket]) => [key, await basket] as const)));
    return keys.map(({ basketKey }) => found.get(basketKey) ?? emptyBasket(context));
  },
  { cacheKeyFn: ({ basketKey, writes, needs }) => `${basketKey};${writes};${needsKey(needs)}` as never },
);

/**
 * The basket of the requester, empty without a call for a visitor who never wrote. Its products come with what the document
 * selects below `prefix`, so that showing them needs no second call.
 */
export async function loadBasket(
  context: GatewayContext,
  info?: GraphQLResolveInfo,
  prefix = "",
): Promise<CommerceBasket> {
  const basketKey = await basketKeyOf(context, info);
  if (basketKey === undefined) return emptyBasket(context);
  return byKey(context).load({
    basketKey,
    writes: writesSoFar(context),
    needs: info ? itemNeeds(info, prefix) : needsOf("images"),
  });
}

/** What the lines of a basket selected below `prefix` are requested with. */
export function itemNeeds(info: GraphQLResolveInfo, prefix = ""): ProductNeeds {
  return lineNeeds(info, `${prefix}items.`);
}
