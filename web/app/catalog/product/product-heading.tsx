import type { FragmentType } from "@apollo/client/masking";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { ProductBadges } from "#app/catalog/product-badges.tsx";
import { ProductRating } from "#app/catalog/product-rating.tsx";

export const ProductHeadingFragment = graphql(`
  fragment ProductHeading_product on Product {
    id
    name
    subtitle
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
  readonly reviewsHref: string;
}

/** What a product is, and what is claimed and thought of it. */
export function ProductHeading({ product, reviewsHref }: ProductHeadingProps) {
  const data = useFragment(ProductHeadingFragment, product);
  return (
    <div className="grid gap-2 sm:gap-3">
      <ProductBadges badges={data.badges} />
      <div>
        <h1 className="font-display text-h2 font-medium tracking-display">{data.name}</h1>
        {data.subtitle && <p className="mt-1 text-ink-muted">{data.subtitle}</p>}
        <div className="mt-2 empty:hidden">
          <ProductRating rating={data.rating} href={reviewsHref} />
        </div>
      </div>
    </div>
  );
}
