import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useEffectEvent } from "react";
import { trackItems } from "#app/tracking/tracked-items.ts";
import type { BasketPartsFragment } from "./basket-parts.ts";
import { pendingChanges } from "./sync/basket-queue.ts";
import { type CachedBasket, cachedBasket } from "./sync/cached-basket.ts";

type Lines = ReadonlyMap<string, CachedBasket["items"][number]>;

/** Queues what this tab's changes put into the basket and took out of it; what other tabs do, they queue themselves. */
export function useBasketEvents(basket: FragmentType<typeof BasketPartsFragment> | null | undefined): void {
  const client = useApolloClient();
  const isKnown = basket != null;
  const linesNow = useEffectEvent(
    (): Lines => new Map(cachedBasket(client, basket ?? undefined)?.items.map((line) => [line.key, line])),
  );
  useEffect(() => {
    if (!isKnown) return undefined;
    const underWay = pendingChanges(client);
    // a change may begin before the visitor's basket has come
    let before = underWay.get() > 0 ? linesNow() : undefined;
    return underWay.subscribe(() => {
      if (underWay.get() > 0) {
        before ??= linesNow();
        return;
      }
      if (!before) return;
      const after = linesNow();
      trackMore("add_to_cart", before, after);
      trackMore("remove_from_cart", after, before);
      before = undefined;
    });
  }, [client, isKnown]);
}

/** Queues the pieces that `more` has and `fewer` has not. */
function trackMore(name: string, fewer: Lines, more: Lines): void {
  const items = [...more.values()].flatMap(({ key, quantity, product, variant }) => {
    const added = quantity - (fewer.get(key)?.quantity ?? 0);
    return added > 0 ? { productId: product.id, variantId: variant.id, quantity: added } : [];
  });
  trackItems(name, items);
}
