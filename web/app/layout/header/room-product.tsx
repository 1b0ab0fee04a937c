import type { FragmentType } from "@apollo/client/masking";
import { ProductRowFragment } from "#app/catalog/product-row.tsx";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { paths } from "#app/locale/paths.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { PriceText } from "#app/ui/price-text.tsx";

/** A product in the menu's room, by name and price. */
export function RoomProduct({ product }: { readonly product: FragmentType<typeof ProductRowFragment> }) {
  const { slug, name, price } = useFragment(ProductRowFragment, product);
  return (
    <Anchor
      href={paths.product(slug)}
      className="flex min-h-target items-center justify-between gap-4 text-sm hover:underline"
    >
      <span className="min-w-0 truncate font-medium">{name}</span>
      <PriceText current={price.current.withTax.formatted} startingFrom={price.startingFrom} className="shrink-0" />
    </Anchor>
  );
}
