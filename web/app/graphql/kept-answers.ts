import type { ApolloCache, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { markWhole } from "./whole-answer.ts";

interface Answer {
  readonly query: TypedDocumentNode<unknown, never>;
  readonly variables: OperationVariables;
  readonly data: unknown;
}

const kept = new Map<string, Answer>();

/** Puts an answer that came with the page into the cache, once. */
export function keepAnswer(cache: ApolloCache, key: string, answer: Answer): void {
  if (kept.has(key)) return;
  kept.set(key, answer);
  markWhole(answer.data);
  cache.writeQuery({ query: answer.query, variables: answer.variables as never, data: answer.data, broadcast: false });
}

/** The names of the answers that are in the cache. */
export function keptAnswers(): readonly string[] {
  return [...kept.keys()];
}

/**
 * Watches a kept answer: a write or another answer can change a part of it, or has done so already.
 * @param onChange gets the answer as it is now, whole
 * @returns the end of watching
 */
export function watchKeptAnswer(cache: ApolloCache, key: string, onChange: (data: unknown) => void): () => void {
  const { query, variables, data } = kept.get(key)!;
  return cache.watch({
    query,
    variables: variables as never,
    optimistic: true,
    immediate: true,
    lastDiff: { result: data, complete: true },
    callback: ({ complete, result }) => {
      if (complete) onChange(markWhole(result));
    },
  });
}
