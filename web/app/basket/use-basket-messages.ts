import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/use-notifications.ts";

/** What the shop says when a change of the basket does not go as asked (specification §8). */
export function useBasketMessages() {
  const { t } = useTranslation("basket");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  return {
    forgetSelectSize: () => notifications.close("select-size"),
    selectSize: () =>
      notifications.show({ id: "select-size", type: "warn", title: t("notification.select_size"), message: t("selectSizeHint") }),
    variantNotAvailable: (name: string) =>
      notifications.show({
        type: "error",
        title: t("notification.add_to_basket_error_variant_not_available", { name }),
      }),
    addFailed: (retry: () => void) =>
      notifications.show({
        id: "add-to-basket-failed",
        type: "error",
        title: t("notification.add_to_basket_error"),
        message: tErrors("generic"),
        actions: [{ label: t("retry"), onSelect: retry }],
      }),
    changeFailed: () =>
      notifications.show({ id: "basket-change-failed", type: "error", title: t("changeFailed"), message: tErrors("generic") }),
    limitReached: (limit: number) => notifications.show({ id: "basket-limit", type: "warn", title: t("limitReached", { count: limit }) }),
    quantityReduced: (name: string, count: number) => notifications.show({ type: "warn", title: t("quantityReduced", { count, name }) }),
    changedElsewhere: () => notifications.show({ id: "basket-changed", type: "warn", title: t("changedElsewhere") }),
    itemGone: () => notifications.show({ id: "basket-item-gone", type: "warn", title: t("itemGone") }),
    removed: (name: string, undo: () => void) =>
      notifications.show({ type: "success", title: t("removed", { name }), actions: [{ label: t("undo"), onSelect: undo }] }),
  };
}
