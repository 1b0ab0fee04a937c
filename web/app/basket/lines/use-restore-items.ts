import { useApolloClient } from "@apollo/client/react";
import { addItemsToBasket } from "#app/basket/add/add-items-to-basket.ts";
import { itemsToRestore, type RestorableLine } from "./restorable-item.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";

/** Puts lost lines back as they were, all with one request; those that sold out meanwhile stay away, and are named. */
export function useRestoreItems() {
  const client = useApolloClient();
  const messages = useBasketMessages();

  const restore = async (lost: readonly RestorableLine[]): Promise<boolean> => {
    const items = itemsToRestore(lost);
    if (items.length === 0) return false;
    const outcome = await addItemsToBasket(client, items);
    if (outcome.status === "done") return true;
    if (outcome.status === "refused" && outcome.error.__typename === "VariantNotAvailable") {
      const { unavailable } = outcome.error;
      for (const { productName } of unavailable) if (productName !== null) messages.variantNotAvailable(productName);
      const gone = new Set(unavailable.map(({ variantId }) => variantId));
      const left = lost.filter(({ variant }) => !gone.has(variant.variantId));
      return left.length < lost.length && restore(left);
    }
    const reason = outcome.status === "refused" ? outcome.message : undefined;
    messages.restoreFailed(reason, () => void restore(lost));
    return false;
  };
  return restore;
}
