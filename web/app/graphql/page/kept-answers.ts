import type { ApolloCache, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { entitiesInLists } from "#app/graphql/entities-in-lists.ts";
import { whenIdle } from "#app/graphql/when-idle.ts";
import { markWhole } from "./whole-answer.ts";

interface Answer {
  readonly cache: ApolloCache;
  readonly query: TypedDocumentNode<unknown, never>;
  readonly variables: OperationVariables;
  readonly data: unknown;
}

const nothing = (): void => {};
const kept = new Map<string, Answer>();
const unwritten = new Set<Answer>();

/** Keeps an answer that came with the page for the cache, which gets it when there is time, or when it is needed. */
export function keepAnswer(cache: ApolloCache, key: string, answer: Omit<Answer, "cache">): void {
  if (kept.has(key)) return;
  const own = { ...answer, cache };
  kept.set(key, own);
  unwritten.add(own);
  markWhole(answer.data);
}

/** Puts into the cache what is not there yet. To be called before anything newer is asked for, and before the cache is asked for a page. */
export function writeKeptAnswers(): void {
  unwritten.forEach(write);
}

/** The names of the answers that came with the page. */
export function keptAnswers(): readonly string[] {
  return [...kept.keys()];
}

/**
 * Watches a kept answer, once there has been time to write it into the cache and to read it there: a write or another answer can change
 * a part of it, or has done so already. Reading goes entity by entity, which the cache remembers, so that no task is long.
 * @param onChange gets the answer as it is now, whole
 * @returns the end of watching
 */
export function watchKeptAnswer(key: string, onChange: (data: unknown) => void): () => void {
  const answer = kept.get(key)!;
  const { cache, query, data } = answer;
  const variables = answer.variables as never;
  const watch = () =>
    cache.watch({
      query,
      variables,
      optimistic: true,
      immediate: true,
      lastDiff: { result: data, complete: true },
      callback: ({ complete, result }) => {
        if (complete) onChange(markWhole(result));
      },
    });
  const parts = entitiesInLists(cache, query, data);
  let end = nothing;
  const next = () => {
    const part = parts.next().value;
    if (part) cache.diff({ query: part.query, variables, id: part.id, optimistic: true, returnPartialData: true });
    end = part ? whenIdle(next) : watch();
  };
  end = whenIdle(() => {
    write(answer);
    end = whenIdle(next);
  });
  return () => end();
}

function write(answer: Answer): void {
  if (!unwritten.delete(answer)) return;
  const { cache, query, variables, data } = answer;
  cache.writeQuery({ query, variables: variables as never, data, broadcast: false });
}
