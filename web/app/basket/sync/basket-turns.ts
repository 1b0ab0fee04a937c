import type { ApolloClient } from "@apollo/client";
import { inOrder } from "#app/graphql/in-order.ts";
import { createObservable, type Observable } from "#app/ui/browser/observable.ts";
import { askForUnknownLines } from "./ask-for-unknown-lines.ts";

type Work = () => Promise<unknown>;

interface Turns {
  readonly take: (work: Work) => Promise<unknown>;
  readonly underWay: Observable<number>;
}

const turns = new WeakMap<ApolloClient, Turns>();

function turnsOf(client: ApolloClient): Turns {
  const known = turns.get(client);
  if (known) return known;
  const made = { take: inOrder((work: Work) => work()), underWay: createObservable(0) };
  turns.set(client, made);
  askForUnknownLines(client);
  return made;
}

/** Lets the changes of a basket begin one after another, so that each knows the version the one before has left. */
export async function inTurn<Result>(client: ApolloClient, work: () => Promise<Result>): Promise<Result> {
  const { take, underWay } = turnsOf(client);
  underWay.set(underWay.get() + 1);
  try {
    return (await take(work)) as Result;
  } finally {
    underWay.set(underWay.get() - 1);
  }
}

/** How many changes were asked for and have no answer yet. */
export function changesUnderWay(client: ApolloClient): Observable<number> {
  return turnsOf(client).underWay;
}
