import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { send } from "./send.ts";

/** The variables as a mutation's caller gives them: its input, or nothing when it takes none. */
type InputOf<Variables> = Variables extends { readonly input: infer Input } ? [input: Input] : [];

/**
 * `useMutation` for a mutation of one field: what it gives takes the input and ends in an outcome.
 * @param field of the mutation, whose result is meant
 */
export function useSend<
  Data,
  Variables extends Record<string, unknown>,
  Field extends Exclude<keyof Data, "__typename">,
>(mutation: TypedDocumentNode<Data, Variables>, field: Field, options?: useMutation.Options<Data, Variables>) {
  const [mutate, result] = useMutation<Data, Variables>(mutation, options);
  const sendInput = (...[input]: InputOf<Variables>) =>
    send(mutate({ variables: { input } as unknown as Variables }), field);
  return [sendInput, result] as const;
}
