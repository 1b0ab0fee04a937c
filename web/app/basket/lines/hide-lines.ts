import type { ApolloClient, Reference } from "@apollo/client";
import type { FragmentType } from "@apollo/client/masking";
import { basketCount } from "@warmeland/schema/rules/basket-count.ts";
import type { BasketPartsFragment } from "#app/basket/basket-parts.ts";
import { basketTarget, cachedBasket } from "#app/basket/sync/cached-basket.ts";

let guesses = 0;

/**
 * Takes lines out of what is shown before the gateway has answered, as far as that is exact: what is left and how many. A basket with
 * gifts is left alone, because only the gateway knows whether they stay.
 * @returns ends the guess, when the answer is there or will not come
 */
export function hideLines(
  client: ApolloClient,
  basket: FragmentType<typeof BasketPartsFragment> | undefined,
  keys: ReadonlySet<string>,
): () => void {
  const known = cachedBasket(client, basket);
  if (!basket || !known || known.items.some(({ isGift }) => isGift)) return () => {};
  const { cache } = client;
  const target = basketTarget(client, basket);
  const guess = `hidden lines ${(guesses += 1)}`;
  cache.batch({
    optimistic: guess,
    update: (layer) => {
      const left = layer.readFragment(target)?.items.filter(({ key }) => !keys.has(key));
      if (!left) return;
      const count = basketCount(left);
      layer.modify({
        id: target.id,
        fields: {
          items: (items: readonly Reference[], { readField }) =>
            items.filter((item) => !keys.has(String(readField("key", item)))),
          count: () => count,
          isEmpty: () => count === 0,
        },
      });
    },
  });
  return () => cache.removeOptimistic(guess);
}
