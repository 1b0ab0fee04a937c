import type { ApolloClient } from "@apollo/client";
import type { FragmentType } from "@apollo/client/masking";
import { shareBetweenTabs } from "#app/graphql/share-between-tabs.ts";
import type { BasketPartsFragment } from "#app/basket/basket-parts.ts";
import { ageOfBasket, basketTarget, knownBasket } from "./known-basket.ts";
import { keepNewestBasket } from "./newest-basket-link.ts";

const guarded = new WeakSet<ApolloClient>();

interface Sharing {
  /** Tabs of one name show the basket of the same visitor, from the same build. */
  readonly name: string;
  /** Another tab has another basket: only the gateway knows whose this browser's is. */
  readonly onForeign: () => void;
}

/** Shows in every open tab what one of them receives, newest first, whatever the order answers come in. Returns what ends the sharing. */
export function shareBasket(
  client: ApolloClient,
  basket: FragmentType<typeof BasketPartsFragment>,
  { name, onForeign }: Sharing,
): () => void {
  if (!guarded.has(client)) {
    guarded.add(client);
    keepNewestBasket(client, () => knownBasket(client, basket));
  }
  return shareBetweenTabs(client, { name, ...basketTarget(client, basket), ageOf: ageOfBasket, onForeign });
}
