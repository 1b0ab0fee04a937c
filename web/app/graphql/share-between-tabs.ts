import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from "@apollo/client";
import { openTabChannel } from "#app/ui/browser/tab-channel.ts";

/** How what another tab sent stands to what this tab knows. */
export type Age = "newer" | "same" | "older" | "foreign";

export interface SharedObject<Data> {
  /** Tabs of one name share; has to change with everything that decides the object's shape or whose it is. */
  readonly name: string;
  readonly fragment: TypedDocumentNode<Data, OperationVariables>;
  readonly fragmentName: string;
  /** Id of the object in the cache. */
  readonly id: string;
  /** Without it whatever comes last counts. */
  readonly ageOf?: (received: Unmasked<Data>, cached: Unmasked<Data>) => Age;
  /** Another tab has the object of somebody else, after signing in for example: only the gateway knows whose it is now. */
  readonly onForeign?: () => void;
}

/**
 * Keeps an object of the normalised cache the same in every open tab, without a request: what one tab receives from the gateway, the others
 * write into their caches. A tab that sends something old gets the newer back, so a tab that joins, or returns from the browser's page
 * cache, catches up. Optimistic data is not shared.
 * @returns ends the sharing
 */
export function shareBetweenTabs<Data>(client: ApolloClient, shared: SharedObject<Data>): () => void {
  const { name, fragment, fragmentName, id, ageOf = () => "newer" as const, onForeign } = shared;
  const { cache } = client;
  const target = { id, fragment, fragmentName };
  let isWriting = false;

  const send = (): void => {
    const cached = cache.readFragment(target);
    if (cached) channel.post(cached);
  };
  const receive = (received: Unmasked<Data>): void => {
    const cached = cache.readFragment(target);
    const age = cached ? ageOf(received, cached) : "newer";
    if (age === "older") return send();
    if (age === "foreign") return onForeign?.();
    isWriting = true;
    client.writeFragment({ ...target, data: received });
    isWriting = false;
  };
  const channel = openTabChannel(name, { onMessage: receive, onReturn: send });
  const watched = cache
    .watchFragment<object>({ fragment, fragmentName, from: id, optimistic: false })
    .subscribe(({ complete }) => {
      if (complete && !isWriting) send();
    });
  return () => {
    watched.unsubscribe();
    channel.close();
  };
}
