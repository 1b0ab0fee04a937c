import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/use-notifications.ts";

const waitingId = "waiting-additions";

/** What the shop says when a change of the basket does not go as asked (specification §8), and what can be undone. */
export function useBasketMessages() {
  const { t, i18n } = useTranslation("basket");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  const namesOf = (names: readonly string[]) => ({ count: names.length, names: new Intl.ListFormat(i18n.language).format(names) });
  const undoable = (title: string, undo: (() => void) | undefined) =>
    notifications.show({ type: "success", title, actions: undo ? [{ label: t("undo"), onSelect: undo }] : [] });
  return {
    forgetSelectSize: () => notifications.close("select-size"),
    selectSize: () =>
      notifications.show({ id: "select-size", type: "warn", title: t("notification.select_size"), message: t("selectSizeHint") }),
    variantNotAvailable: (name: string) =>
      notifications.show({
        type: "error",
        title: t("notification.add_to_basket_error_variant_not_available", { name }),
      }),
    /** Stays until it was tried again or given up. */
    addFailed: (names: readonly string[], retry: () => void, giveUp: () => void) =>
      notifications.show({
        id: waitingId,
        type: "error",
        duration: Number.POSITIVE_INFINITY,
        title: t("notification.add_to_basket_error", namesOf(names)),
        message: tErrors("generic"),
        actions: [
          { label: names.length === 1 ? t("retry") : t("retryAll"), onSelect: retry },
          { label: t("waiting.giveUp"), onSelect: giveUp },
        ],
      }),
    notTaken: (name: string, message: string | undefined) =>
      notifications.show({
        type: "error",
        title: t("notification.add_to_basket_error", namesOf([name])),
        message: message ?? tErrors("generic"),
      }),
    changeFailed: () =>
      notifications.show({
        id: "basket-change-failed",
        type: "error",
        title: t("changeFailed"),
        message: navigator.onLine ? tErrors("generic") : t("noConnection"),
      }),
    /** The change was made. */
    notShown: (reload: () => void) =>
      notifications.show({
        id: "basket-not-shown",
        type: "warn",
        title: t("notShown"),
        actions: [{ label: t("reload"), onSelect: reload }],
      }),
    restoreFailed: (message: string | undefined, retry: () => void) =>
      notifications.show({
        id: "basket-restore-failed",
        type: "error",
        title: t("restoreFailed"),
        message: message ?? tErrors("generic"),
        actions: [{ label: t("retry"), onSelect: retry }],
      }),
    limitReached: (limit: number) =>
      notifications.show({
        id: "basket-limit",
        type: "warn",
        title: t("limitReached", { count: limit }),
        message: t("limitReachedHint"),
      }),
    quantityReduced: (name: string, count: number) => notifications.show({ type: "warn", title: t("quantityReduced", { count, name }) }),
    changedElsewhere: () => notifications.show({ id: "basket-changed", type: "warn", title: t("changedElsewhere") }),
    itemGone: () => notifications.show({ id: "basket-item-gone", type: "warn", title: t("itemGone") }),
    added: (name: string) => notifications.show({ type: "success", title: t("added", { name }) }),
    /** Stays until the connection is back. */
    waiting: (names: readonly string[], giveUp: () => void) =>
      notifications.show({
        id: waitingId,
        type: "warn",
        duration: Number.POSITIVE_INFINITY,
        title: t("waiting.title", namesOf(names)),
        message: t("waiting.message", { count: names.length }),
        actions: [{ label: t("waiting.giveUp"), onSelect: giveUp }],
      }),
    forgetWaiting: () => notifications.close(waitingId),
    removed: (name: string, undo: (() => void) | undefined) => undoable(t("removed", { name }), undo),
    cleared: (undo: (() => void) | undefined) => undoable(t("cleared"), undo),
    /** `members` of its set went with it. */
    moved: (name: string, members: number, undo: () => void) =>
      undoable(members === 0 ? t("moved", { name }) : t("movedSet", { name, count: members }), undo),
  };
}
