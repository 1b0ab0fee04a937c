import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { useEffect, useEffectEvent, useState } from "react";
import { hearOnce } from "#app/graphql/hear-once.ts";
import type { BasketPartsFragment } from "#app/basket/basket-parts.ts";
import { basketTarget, compareBaskets } from "./cached-basket.ts";

interface Shared {
  readonly basket: FragmentType<typeof BasketPartsFragment> | null | undefined;
  /** Tabs that give the same name show the same basket; undefined while it is not known whose it is. */
  readonly name: string | undefined;
  /** Nothing was ever put into it: there is something to share when another tab has something. */
  readonly isNew: boolean;
  readonly onForeign: () => void;
}

/** Keeps the basket the same in every open tab, once it has come; its code comes when there is something to share. */
export function useSharedBasket({ basket, name, isNew, onForeign }: Shared): void {
  const client = useApolloClient();
  const [hasHeard, setHasHeard] = useState(false);
  const channel = basket == null || name === undefined ? undefined : `basket ${name}`;
  const waits = isNew && !hasHeard;
  const start = useEffectEvent(async (sharedBy: ApolloClient, sharedName: string, signal: AbortSignal) => {
    const { shareBetweenTabs } = await import("#app/graphql/share-between-tabs.ts");
    if (!basket || signal.aborted) return;
    const shared = { name: sharedName, ...basketTarget(sharedBy, basket), ageOf: compareBaskets, onForeign };
    signal.addEventListener("abort", shareBetweenTabs(sharedBy, shared));
  });
  useEffect(() => {
    if (channel === undefined) return undefined;
    if (waits) return hearOnce(channel, () => setHasHeard(true));
    const sharing = new AbortController();
    // without its code a tab is the same as the others when it is loaded, and not from then on
    start(client, channel, sharing.signal).catch(() => {});
    return () => sharing.abort();
  }, [client, channel, waits]);
}
