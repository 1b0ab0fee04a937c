import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { isWhole } from "./page/whole-answer.ts";

/**
 * The data behind a fragment that a parent has spread, undefined as long as there is nothing. While an answer is being
 * written the cache can lack a field for a moment; the last complete data stays on screen then.
 */
export const useMaybeMasked: typeof useBrowserData = import.meta.env.SSR ? useServerData : useBrowserData;

/** What the server renders from is not masked: the parent's data holds the child's. */
function useServerData<Data>(
  _fragment: TypedDocumentNode<Data, OperationVariables>,
  from: FragmentType<Data> | null | undefined,
): Data | undefined {
  return from ?? undefined;
}

/** Nor is what came with the page; only what is asked for later is read through the fragment. */
function useBrowserData<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: FragmentType<Data> | null | undefined,
): Data | undefined {
  const isGiven = isWhole(from);
  const result = useWatchedFragment(fragment, isGiven ? undefined : (from ?? undefined));
  const data = isGiven ? (from as Data) : result?.complete ? (result.data as Data) : undefined;
  const [last, setLast] = useState(data);
  if (data === undefined) return last;
  if (data !== last) setLast(() => data);
  return data;
}

function useWatchedFragment<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: FragmentType<Data> | undefined,
) {
  const client = useApolloClient();
  const id = from && client.cache.identify(from);
  const watched = useMemo(
    () =>
      id === undefined ? undefined : client.watchFragment<Data>({ fragment, fragmentName: nameOf(fragment), from: id }),
    [client, fragment, id],
  );
  const subscribe = useCallback(
    (update: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Queries show an update a moment later too; in step, a parent never shows a child that its fragment does not know yet.
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(update);
      };
      const subscription = watched?.subscribe({ next: later });
      return () => {
        subscription?.unsubscribe();
        clearTimeout(timer);
      };
    },
    [watched],
  );
  const read = () => watched?.getCurrentResult();
  return useSyncExternalStore(subscribe, read, read);
}

/** A generated document begins with its own fragment; those it spreads follow. */
function nameOf(fragment: TypedDocumentNode<unknown, OperationVariables>): string | undefined {
  const [first] = fragment.definitions;
  return first?.kind === "FragmentDefinition" ? first.name.value : undefined;
}
