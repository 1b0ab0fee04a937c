import type { ApolloClient } from "@apollo/client";
import type { FragmentType } from "@apollo/client/masking";
import type { Age } from "#app/graphql/share-between-tabs.ts";
import { BasketPartsFragment } from "#app/basket/basket-parts.ts";
import type { RestorableLine } from "#app/basket/lines/restorable-item.ts";

/** A basket as the cache holds it; named here is only what its changes need. */
export interface CachedBasket {
  readonly key: string;
  readonly version: number;
  readonly items: readonly RestorableLine[];
}

/** Where the cache holds the visitor's basket. */
export function basketTarget(client: ApolloClient, basket: FragmentType<typeof BasketPartsFragment>) {
  const id = client.cache.identify(basket) ?? "";
  return { id, fragment: BasketPartsFragment, fragmentName: "BasketParts_basket" };
}

/** The newest basket the gateway has answered; undefined until it has come. Guesses of what it will answer are not in it. */
export function cachedBasket(
  client: ApolloClient,
  basket: FragmentType<typeof BasketPartsFragment> | undefined,
): CachedBasket | undefined {
  const known = basket && client.cache.readFragment(basketTarget(client, basket));
  return (known ?? undefined) as CachedBasket | undefined;
}

interface Versioned {
  readonly key: string;
  readonly version: number;
}

/** A basket beside the one that is known: versions of one key only ever grow. A key is empty before the first write. */
export function compareBaskets(received: Versioned, known: Versioned): Age {
  if (received.key !== known.key) {
    if (known.key === "") return "newer";
    return received.key === "" ? "older" : "foreign";
  }
  if (received.version === known.version) return "same";
  return received.version > known.version ? "newer" : "older";
}
