import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useRef } from "react";

/**
 * The data behind a fragment that a parent has spread. While an answer is being written the cache can lack a field for
 * a moment; the last complete data stays on screen then.
 * @throws Error when the parent's query does not spread the fragment
 */
export function useMasked<Data>(fragment: TypedDocumentNode<Data, OperationVariables>, from: FragmentType<Data>): Data {
  const result = useFragment<Data>({ fragment, from } as useFragment.Options<Data, OperationVariables>);
  const last = useRef<Data>(undefined);
  if (result.complete) last.current = result.data as Data;
  if (last.current === undefined) throw new Error("The query above does not hold what this component asks for.");
  return last.current;
}
