import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { basketFlyout } from "#app/basket/basket-context.ts";
import { putItemsIntoBasket } from "#app/basket/add/put-items-into-basket.ts";
import { useUi } from "#app/ui/ui-context.ts";

export interface ReorderItem {
  readonly variantId: number;
  readonly quantity: number;
}

/** How putting an order into the basket again ended; `PARTS` leaves out what is not sold any more. */
type ReorderOutcome = "ALL" | "PARTS" | "NOTHING" | "FAILED";

/** Puts the articles of an order into the basket once more and shows it; articles that are gone stay away. */
export function useReorder() {
  const client = useApolloClient();
  const { overlays } = useUi();
  const [busy, setBusy] = useState(false);

  const put = async (items: readonly ReorderItem[], outcome: "ALL" | "PARTS"): Promise<ReorderOutcome> => {
    if (items.length === 0) return "NOTHING";
    const result = await putItemsIntoBasket(client, items);
    if (result?.__typename === "AddItemsToBasketPayload") {
      overlays.open(basketFlyout, "drawer");
      return outcome;
    }
    if (result?.__typename !== "VariantNotAvailable") return "FAILED";
    const gone = new Set(result.unavailable.map(({ variantId }) => variantId));
    const left = items.filter(({ variantId }) => !gone.has(variantId));
    return left.length < items.length ? put(left, "PARTS") : "FAILED";
  };
  const reorder = async (items: readonly ReorderItem[]): Promise<ReorderOutcome | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    return put(items, "ALL").finally(() => setBusy(false));
  };
  return { reorder, busy };
}
