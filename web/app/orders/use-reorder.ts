import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { basketFlyout } from "#app/basket/basket-context.ts";
import { addItemsToBasket } from "#app/basket/add/add-items-to-basket.ts";
import { useUi } from "#app/ui/ui-context.ts";

export interface ReorderItem {
  readonly variantId: number;
  readonly quantity: number;
}

/** How putting an order into the basket again ended; `PARTS` leaves out what is not sold any more. */
export type Reordered = "ALL" | "PARTS" | "NOTHING" | "FAILED";

/** Puts the articles of an order into the basket once more and shows it; articles that are gone stay away. */
export function useReorder() {
  const client = useApolloClient();
  const { overlays } = useUi();
  const [busy, setBusy] = useState(false);

  const put = async (items: readonly ReorderItem[], whole: "ALL" | "PARTS"): Promise<Reordered> => {
    if (items.length === 0) return "NOTHING";
    const outcome = await addItemsToBasket(client, items);
    if (outcome.status === "done") {
      overlays.open(basketFlyout, "drawer");
      return whole;
    }
    if (outcome.status !== "refused" || outcome.error.__typename !== "VariantNotAvailable") return "FAILED";
    const gone = new Set(outcome.error.unavailable.map(({ variantId }) => variantId));
    const left = items.filter(({ variantId }) => !gone.has(variantId));
    return left.length < items.length ? put(left, "PARTS") : "FAILED";
  };
  const reorder = async (items: readonly ReorderItem[]): Promise<Reordered | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    return put(items, "ALL").finally(() => setBusy(false));
  };
  return { reorder, busy };
}
