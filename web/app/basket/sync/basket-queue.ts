import type { ApolloClient } from "@apollo/client";
import { inOrder } from "#app/graphql/in-order.ts";
import { createObservable, type Observable } from "#app/ui/browser/observable.ts";

type Change = () => Promise<unknown>;

interface Queue {
  readonly add: (change: Change) => Promise<unknown>;
  readonly pending: Observable<number>;
}

const queues = new WeakMap<ApolloClient, Queue>();

function queueOf(client: ApolloClient): Queue {
  const existing = queues.get(client);
  if (existing) return existing;
  const queue = { add: inOrder((change: Change) => change()), pending: createObservable(0) };
  queues.set(client, queue);
  return queue;
}

/** Lets the changes of a basket begin one after another, so that each knows the version the one before has left. */
export async function queueChange<Result>(client: ApolloClient, change: () => Promise<Result>): Promise<Result> {
  const { add, pending } = queueOf(client);
  pending.set(pending.get() + 1);
  try {
    return (await add(change)) as Result;
  } finally {
    pending.set(pending.get() - 1);
  }
}

/** How many changes have no response yet. */
export function pendingChanges(client: ApolloClient): Observable<number> {
  return queueOf(client).pending;
}
