import { useTranslation } from "react-i18next";
import { useBasketFits } from "#app/basket/use-basket-fits.ts";
import { LateAlsoBought } from "./late-also-bought.tsx";
import { ProductSlider } from "./product-slider.tsx";

/**
 * What completes the basket in the sizes chosen, and what is often bought with what lies in it; either hides itself when there is nothing.
 * Mounted anew when other lines lie in the basket.
 */
export function BasketFits() {
  const { t } = useTranslation("basket");
  const { basket, loading } = useBasketFits();
  const fits = basket?.fits ?? [];
  return (
    <>
      <ProductSlider
        listId="basket-complement"
        heading={t("complement")}
        products={fits.map(({ product }) => product)}
        variantIds={fits.map(({ variant }) => variant?.variantId)}
        kind="recommendation"
        loading={loading && !basket}
        className="mt-section"
      />
      {basket && <LateAlsoBought references={[...new Set(basket.items.map(({ product }) => product.masterKey))]} />}
    </>
  );
}
