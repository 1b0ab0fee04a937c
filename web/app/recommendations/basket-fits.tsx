import { useTranslation } from "react-i18next";
import { useBasketFits } from "#app/basket/use-basket-fits.ts";
import { ProductSlider } from "./product-slider.tsx";

/** What completes the basket in the sizes chosen; nothing until it has come. Mounted anew when other lines lie in the basket. */
export function BasketFits() {
  const { t } = useTranslation("basket");
  const fits = useBasketFits()?.fits ?? [];
  return (
    <ProductSlider
      listId="basket-complement"
      heading={t("complement")}
      products={fits.map(({ product }) => product)}
      variantIds={fits.map(({ variant }) => variant?.variantId)}
      kind="recommendation"
      className="mt-section"
    />
  );
}
