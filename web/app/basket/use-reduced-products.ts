import type { FragmentType } from "@apollo/client/masking";
import { useMemo } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { BasketPartsFragment } from "./basket-parts.ts";

const ReducedInBasketFragment = graphql(`
  fragment ReducedInBasket_basket on Basket {
    id
    items {
      id
      product {
        id
      }
      promotion {
        status
        promotion {
          id
        }
      }
    }
  }
`);

/** Which promotions apply to which products of the basket, for the prices of cards and pages; the same set until that changes. */
export function useReducedProducts(
  basket: FragmentType<typeof BasketPartsFragment> | null | undefined,
): ReadonlySet<string> {
  const parts = useFragment(BasketPartsFragment, basket);
  const data = useFragment(ReducedInBasketFragment, parts);
  const pairs = data?.items.flatMap(({ product, promotion }) => {
    const applied = promotion?.status === "APPLIED" && promotion.promotion;
    return applied ? `${product.id} ${applied.id}` : [];
  });
  const text = pairs?.join() ?? "";
  return useMemo(() => new Set(text.split(",")), [text]);
}
