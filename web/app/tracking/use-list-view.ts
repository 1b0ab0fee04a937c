import { useEffect } from "react";
import type { ItemList } from "./tracking-event.ts";
import { trackListView } from "./tracked-items.ts";

/** Queues a view of a list when its products show, and again when others do; `from` is the place of the first, from 0. */
export function useListView(list: ItemList, productIds: readonly string[], { from = 0, isShown = true } = {}): void {
  const { id, name } = list;
  const ids = productIds.join(" ");
  useEffect(() => {
    if (isShown && ids !== "") trackListView({ id, name }, ids.split(" "), from);
  }, [id, name, ids, from, isShown]);
}
