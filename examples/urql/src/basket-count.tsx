import { type FragmentType, graphql, readFragment } from "./generated/index.ts";

const fragment = graphql(`
  fragment BasketCount_basket on Basket {
    count
    cost {
      withTax {
        formatted
      }
    }
  }
`);

/** How much is in the basket. Whatever changes the basket spreads this fragment in its response, and the cache does the rest. */
export function BasketCount({ basket }: { readonly basket: FragmentType<typeof fragment> }) {
  const { count, cost } = readFragment(fragment, basket);
  return (
    <output aria-label="Winkelwagen">
      {count} in de winkelwagen, {cost.withTax.formatted}
    </output>
  );
}
