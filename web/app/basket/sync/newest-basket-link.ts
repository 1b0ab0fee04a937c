import { ApolloLink, type ApolloCache } from "@apollo/client";
import { map } from "rxjs";
import { BasketPartsFragment } from "#app/basket/basket-parts.ts";
import { compareBaskets } from "./cached-basket.ts";

interface Basket {
  readonly __typename: "Basket";
  readonly key: string;
  readonly version: number;
}

/** Baskets stand in the response itself, in a payload or in the checkout of one. */
const deepest = 3;

/**
 * Puts the cached basket into a response that holds an older one: another tab may have sent what a later change left
 * before the response to an earlier one came.
 */
export function createNewestBasketLink(cache: ApolloCache): ApolloLink {
  const newest = (value: unknown, depth: number): unknown => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    if (isBasket(value)) {
      const target = {
        id: cache.identify({ ...value }),
        fragment: BasketPartsFragment,
        fragmentName: "BasketParts_basket",
      };
      const cached = cache.readFragment(target) as Basket | null;
      return cached && compareBaskets(value, cached) === "older" ? { ...value, ...cached } : value;
    }
    if (depth === 0) return value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, newest(inner, depth - 1)]));
  };
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((result) => ({ ...result, data: newest(result.data, deepest) }) as ApolloLink.Result)),
  );
}

function isBasket(value: object): value is Basket {
  return "__typename" in value && value.__typename === "Basket" && "key" in value && "version" in value;
}
