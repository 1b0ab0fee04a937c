import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useEffectEvent } from "react";
import type { BasketPartsFragment } from "./basket-parts.ts";

/** Keeps the basket the same in every open tab, once it has come; its code comes after the page. */
export function useSharedBasket(
  basket: FragmentType<typeof BasketPartsFragment> | null | undefined,
  name: string | undefined,
  onForeign: () => void,
): void {
  const client = useApolloClient();
  const sharedName = basket == null ? undefined : name;
  const start = useEffectEvent(async (sharedBy: ApolloClient, signal: AbortSignal) => {
    const { shareBasket } = await import("./share-basket.ts");
    if (!basket || name === undefined || signal.aborted) return;
    signal.addEventListener("abort", shareBasket(sharedBy, basket, { name, onForeign }));
  });
  useEffect(() => {
    if (sharedName === undefined) return undefined;
    const sharing = new AbortController();
    // without its code a tab is the same as the others when it is loaded, and not from then on
    start(client, sharing.signal).catch(() => {});
    return () => sharing.abort();
  }, [client, sharedName]);
}
