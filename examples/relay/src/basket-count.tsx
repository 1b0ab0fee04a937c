import { graphql, useFragment } from "react-relay";
import type { basketCount_basket$key } from "./generated/basketCount_basket.graphql.ts";

/** How much is in the basket. Whatever changes the basket spreads this fragment in its response, and the store does the rest. */
export function BasketCount({ basket }: { readonly basket: basketCount_basket$key }) {
  const { count, cost } = useFragment(
    graphql`
      fragment basketCount_basket on Basket {
        count
        cost {
          withTax {
            formatted
          }
        }
      }
    `,
    basket,
  );
  return (
    <output aria-label="Winkelwagen">
      {count} in de winkelwagen, {cost.withTax.formatted}
    </output>
  );
}
