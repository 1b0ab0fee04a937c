import { useApolloClient } from "@apollo/client/react";
import { putItemsIntoBasket } from "#app/basket/add/put-items-into-basket.ts";
import { itemsToRestore, type RestorableLine } from "./restorable-item.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";

/** Puts lost lines back as they were, all with one request; those that sold out meanwhile stay away, and are named. */
export function useRestoreItems() {
  const client = useApolloClient();
  const messages = useBasketMessages();

  const restore = async (lost: readonly RestorableLine[]): Promise<boolean> => {
    const items = itemsToRestore(lost);
    if (items.length === 0) return false;
    const result = await putItemsIntoBasket(client, items);
    switch (result?.__typename) {
      case "AddItemsToBasketPayload":
        return true;
      case "VariantNotAvailable": {
        for (const { productName } of result.unavailable)
          if (productName !== null) messages.variantNotAvailable(productName);
        const gone = new Set(result.unavailable.map(({ variantId }) => variantId));
        const left = lost.filter(({ variant }) => !gone.has(variant.variantId));
        return left.length < lost.length && restore(left);
      }
      default:
        messages.restoreFailed(result && "message" in result ? result.message : undefined, () => void restore(lost));
        return false;
    }
  };
  return restore;
}
