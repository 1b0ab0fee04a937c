import type { FragmentType, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMaybeMasked } from "./use-maybe-masked.ts";

/**
 * The data behind a fragment that a parent has spread. While an answer is being written the cache can lack a field for
 * a moment; the last complete data stays on screen then.
 * @throws Error when the parent's query does not spread the fragment
 */
export function useMasked<Data>(fragment: TypedDocumentNode<Data, OperationVariables>, from: FragmentType<Data>): Data {
  const data = useMaybeMasked(fragment, from);
  if (data === undefined) throw new Error("The query above does not hold what this component asks for.");
  return data;
}
