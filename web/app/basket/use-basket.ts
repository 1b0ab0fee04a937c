import { useFragment } from "#app/graphql/use-fragment.ts";
import { use } from "react";
import { BasketContext } from "./basket-context.ts";
import { BasketPartsFragment } from "./basket-parts.ts";

/** The visitor's basket with its parts still masked; undefined while it is on its way or could not be had. */
export function useBasket() {
  const { basket, failed, retry } = use(BasketContext);
  const data = useFragment(BasketPartsFragment, basket);
  return { basket: data ? data : undefined, failed, retry };
}
