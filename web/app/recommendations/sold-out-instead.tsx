import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { ProductRow } from "#app/catalog/product-row.tsx";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { isComplement } from "./is-complement.ts";

const SoldOutInsteadFragment = graphql(`
  fragment SoldOutInstead_product on Product {
    related(first: 8) {
      reason
      product {
        id
        soldOut
        ...ProductRow_product
      }
    }
  }
`);

interface SoldOutInsteadProps {
  readonly product: FragmentType<typeof SoldOutInsteadFragment>;
}

const most = 3;

/** What can be bought while this cannot; nothing when there is nothing like it. */
export function SoldOutInstead({ product }: SoldOutInsteadProps) {
  const { t } = useTranslation("product");
  const { related } = useFragment(SoldOutInsteadFragment, product);
  const similar = related?.filter((each) => !isComplement(each) && !each.product.soldOut).slice(0, most) ?? [];
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="instead" className="mt-8">
      <h2 id="instead" className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("related.instead")}
      </h2>
      <ul className="border-b border-line">
        {similar.map(({ product: each }) => (
          <li key={each.id}>
            <ProductRow product={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}
