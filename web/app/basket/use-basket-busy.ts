import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { pendingChanges } from "./sync/basket-queue.ts";

/** Whether a change of the basket is under way, so that sums on screen are those of before. */
export function useBasketBusy(): boolean {
  const changes = pendingChanges(useApolloClient());
  return useSyncExternalStore(
    changes.subscribe,
    () => changes.get() > 0,
    () => false,
  );
}
