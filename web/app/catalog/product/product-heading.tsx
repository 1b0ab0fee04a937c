import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useMasked } from "#app/graphql/use-masked.ts";
import { ProductBadges } from "#app/catalog/product-badges.tsx";
import { ProductRating } from "#app/catalog/product-rating.tsx";

export const ProductHeadingFragment = graphql(`
  fragment ProductHeading_product on Product {
    id
    name
    subtitle
    masterKey
    rating {
      score
      count
    }
    badges {
      key
      label
      color
      basis
    }
  }
`);

interface ProductHeadingProps {
  readonly product: FragmentType<typeof ProductHeadingFragment>;
  /** Number of the chosen variant; the master's until one is chosen. */
  readonly articleNumber: string | undefined;
  readonly reviewsHref: string;
}

/** What a product is, and what is claimed and thought of it. */
export function ProductHeading({ product, articleNumber, reviewsHref }: ProductHeadingProps) {
  const { t } = useTranslation("product");
  const data = useMasked(ProductHeadingFragment, product);
  return (
    <div className="grid gap-3">
      <ProductBadges badges={data.badges} />
      <div>
        <h1 className="font-display text-h2 font-medium tracking-display">{data.name}</h1>
        {data.subtitle && <p className="mt-1 text-ink-muted">{data.subtitle}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductRating rating={data.rating} href={reviewsHref} />
          <p className="text-xs text-ink-muted tabular-nums">
            {t("articleNumber", { number: articleNumber ?? data.masterKey })}
          </p>
        </div>
      </div>
    </div>
  );
}
