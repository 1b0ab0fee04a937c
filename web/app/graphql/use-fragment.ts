import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment as useApolloFragment } from "@apollo/client/react";
import { useState } from "react";

type Fragment<Data> = TypedDocumentNode<Data, OperationVariables>;

/**
 * The data behind a fragment that a parent has spread, followed in the cache; undefined as long as there is nothing.
 * While a response is being written the cache can lack a field for a moment: the last complete data stays then.
 * @throws Error when the parent's query does not spread the fragment
 */
export const useFragment: {
  <Data>(fragment: Fragment<Data>, from: FragmentType<Data>): Data;
  <Data>(fragment: Fragment<Data>, from: FragmentType<Data> | null | undefined): Data | undefined;
} = import.meta.env.SSR ? useServerFragment : useBrowserFragment;

/** The server renders from a response that is not masked: the parent's object holds the child's fields. */
function useServerFragment<Data>(_fragment: Fragment<Data>, from: FragmentType<Data> | null | undefined) {
  return from as Data;
}

function useBrowserFragment<Data>(fragment: Fragment<Data>, from: FragmentType<Data> | null | undefined) {
  const [own] = fragment.definitions;
  const fragmentName = own?.kind === "FragmentDefinition" ? own.name.value : undefined;
  const { complete, data } = useApolloFragment<Data>({ fragment, fragmentName, from: from ?? null });
  // begins with the data, so that the first render is not done twice
  const [last, setLast] = useState(complete ? data : undefined);
  if (!complete) {
    if (from && last === undefined) throw new Error(`Not in the cache: what ${fragmentName} selects.`);
    return last as Data;
  }
  if (data !== last) setLast(() => data);
  return data;
}
