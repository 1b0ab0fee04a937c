import type { ProductTileFragment } from "@warmeland/client/documents";
import { nl } from "../nl.ts";
import { useShop } from "../shop/shop-context.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Row } from "../ui/row.tsx";

interface ProductListProps {
  readonly products: readonly ProductTileFragment[];
  readonly rows: number;
  /** The choice came near the end of what is there. */
  readonly onEnd?: () => void;
  readonly isActive?: boolean;
}

/** Products, one a line, with colour and price. */
export function ProductList({ products, rows, onEnd, isActive }: ProductListProps) {
  const { go } = useShop();
  return (
    <ChoiceList
      items={products}
      rows={rows}
      isActive={isActive}
      keyOf={({ id }) => id}
      onOpen={({ slug }) => go({ kind: "product", slug })}
      onMove={(_product, index) => index >= products.length - rows && onEnd?.()}
    >
      {(product, isChosen) => (
        <Row text={nameOf(product)} end={priceOf(product)} isChosen={isChosen} isDim={product.soldOut} />
      )}
    </ChoiceList>
  );
}

function nameOf({ name, subtitle, color, soldOut }: ProductTileFragment): string {
  const parts = [name, subtitle, color?.values.map(({ label }) => label).join(", ")].filter(Boolean);
  return soldOut ? `${parts.join(" · ")} (${nl.product.soldOut})` : parts.join(" · ");
}

function priceOf({ price: { startingFrom, current } }: ProductTileFragment): string {
  const { formatted } = current.withTax;
  return startingFrom ? nl.listing.from(formatted) : formatted;
}
