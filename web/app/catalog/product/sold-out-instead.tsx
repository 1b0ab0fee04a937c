import type { FragmentType } from "@apollo/client/masking";
import { useTranslation } from "react-i18next";
import { ProductRow, type ProductRowFragment } from "#app/catalog/product-row.tsx";

interface SoldOutInsteadProps {
  readonly products: readonly (FragmentType<typeof ProductRowFragment> & { readonly id: string })[];
}

/** What can be bought while this cannot; nothing when there is nothing like it. */
export function SoldOutInstead({ products }: SoldOutInsteadProps) {
  const { t } = useTranslation("product");
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="instead">
      <h2 id="instead" className="mb-3 font-display text-h3 font-medium tracking-display">
        {t("instead")}
      </h2>
      <ul className="border-b border-line">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
