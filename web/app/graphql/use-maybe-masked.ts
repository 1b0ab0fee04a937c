import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";

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

function useBrowserData<Data>(
  fragment: TypedDocumentNode<Data, OperationVariables>,
  from: FragmentType<Data> | null | undefined,
): Data | undefined {
  const result = useFragment<Data>({ fragment, fragmentName: nameOf(fragment), from: from ?? null } as useFragment.Options<
    Data,
    OperationVariables
  >);
  const [last, setLast] = useState(result.complete ? result.data : undefined);
  if (!result.complete) return last;
  if (result.data !== last) setLast(() => result.data);
  return result.data;
}

/** A generated document begins with its own fragment; those it spreads follow. */
function nameOf(fragment: TypedDocumentNode<unknown, OperationVariables>): string | undefined {
  const [first] = fragment.definitions;
  return first?.kind === "FragmentDefinition" ? first.name.value : undefined;
}
