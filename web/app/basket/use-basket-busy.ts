import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { changesUnderWay } from "./sync/basket-turns.ts";

/** Whether a change of the basket is under way, so that sums on screen are those of before. */
export function useBasketBusy(): boolean {
  const changes = changesUnderWay(useApolloClient());
  return useSyncExternalStore(
    changes.subscribe,
    () => changes.get() > 0,
    () => false,
  );
}
