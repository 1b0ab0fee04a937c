import { ApolloLink, Observable, type ApolloClient } from "@apollo/client";
import { ageOfBasket, type KnownBasket } from "./known-basket.ts";

/** Baskets stand in the answer itself, in a payload or in the checkout of one. */
const deepest = 3;

/**
 * Lets no answer put an older basket into the cache than the one that is there: another tab may have sent what a later change left before the
 * answer to an earlier one came.
 * @param known the newest basket so far
 */
export function keepNewestBasket(client: ApolloClient, known: () => KnownBasket | undefined): void {
  const newest = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const answers = forward(operation).subscribe({
          next: (result) =>
            observer.next({ ...result, data: withNewest(result.data, known, deepest) } as ApolloLink.Result),
          error: (error: unknown) => observer.error(error),
          complete: () => observer.complete(),
        });
        return () => answers.unsubscribe();
      }),
  );
  client.setLink(newest.concat(client.link));
}

function withNewest(value: unknown, known: () => KnownBasket | undefined, depth: number): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (isBasket(value)) {
    const newer = known();
    return newer && ageOfBasket(value, newer) === "older" ? { ...value, ...newer } : value;
  }
  if (depth === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withNewest(inner, known, depth - 1)]),
  );
}

function isBasket(value: object): value is KnownBasket {
  return "__typename" in value && value.__typename === "Basket" && "key" in value && "version" in value;
}
