import type { FragmentType } from "@apollo/client/masking";
import { useCallback, useState, type ReactNode } from "react";
import { ProductCard, type ProductCardFragment } from "#app/catalog/product-card.tsx";
import { itemListAttributes } from "#app/tracking/tracked-items.ts";
import { useListView } from "#app/tracking/use-list-view.ts";
import { Slider } from "#app/ui/slider/slider.tsx";
import { heartOnCard } from "#app/wishlist/heart-on-card.tsx";

interface ProductSliderProps {
  /** What reports call this list. */
  readonly listId: string;
  readonly heading: string;
  readonly products: readonly (FragmentType<typeof ProductCardFragment> & { readonly id: string })[];
  /** Variants that the pages of `products` open with, in their order; undefined for those that open with any. */
  readonly variantIds?: readonly (number | undefined)[];
  readonly kind?: "product" | "recommendation";
  readonly loading?: boolean;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly className?: string;
}

const sizes = "(min-width: 1440px) 22vw, (min-width: 992px) 30vw, (min-width: 768px) 46vw, 80vw";

/** Products in a row; hides itself when there are none (docs/rules.md#sliders). */
export function ProductSlider({
  listId,
  heading,
  products,
  variantIds,
  kind = "product",
  loading = false,
  action,
  className,
}: ProductSliderProps) {
  const [isNear, setNear] = useState(false);
  const onNear = useCallback(() => setNear(true), []);
  const list = { id: listId, name: heading };
  useListView(
    list,
    products.map(({ id }) => id),
    { isShown: isNear },
  );
  return (
    <Slider
      heading={heading}
      kind={kind}
      loading={loading}
      action={action}
      className={className}
      attributes={itemListAttributes(list)}
      onNear={onNear}
      slides={products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          variantId={variantIds?.[index]}
          heading="h3"
          sizes={sizes}
          renderAction={heartOnCard}
        />
      ))}
    />
  );
}
