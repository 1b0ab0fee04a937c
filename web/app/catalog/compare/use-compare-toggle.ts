import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import { addCompared, type ComparedProduct, removeCompared } from "./compared-products.ts";
import { useCompared } from "./use-compared.ts";
import { comparisonPath } from "./comparison-path.ts";

/** Whether a product is among those to compare, and what changes that; a fifth is refused with what to do (docs/rules.md#comparing). */
export function useCompareToggle(product: ComparedProduct) {
  const { t } = useTranslation("compare");
  const notifications = useNotifications();
  const compared = useCompared();
  const isCompared = compared.some(({ productId }) => productId === product.productId);
  const toggle = () => {
    if (isCompared) removeCompared(product.productId);
    else if (!addCompared(product))
      notifications.show({
        id: "compare-full",
        type: "info",
        title: t("full.title"),
        message: t("full.message", { name: product.name }),
        actions: [{ label: t("full.action"), href: comparisonPath(compared.map(({ productId }) => productId)) }],
      });
  };
  return { isCompared, toggle };
}
