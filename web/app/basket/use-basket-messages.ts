import { useTranslation } from "react-i18next";
import type { Dimension } from "#app/catalog/variant/variant-choice.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

const missingChoiceId = "missing-choice";
/** An addition that no answer came to, one that waits for the connection, and one that was answered with a failure. */
type WaitingReason = "unanswered" | "unconnected" | "failed";
const waitingId = (reason: WaitingReason) => `waiting-additions-${reason}`;

/** What the shop says when a change of the basket does not go as asked (docs/rules.md#error-catalogue), and what can be undone. */
export function useBasketMessages() {
  const { t, i18n } = useTranslation("basket");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  const namesOf = (names: readonly string[]) => ({
    count: names.length,
    names: new Intl.ListFormat(i18n.language).format(names),
  });
  const undoable = (title: string, undo: (() => void) | undefined) =>
    notifications.show({ type: "success", title, actions: undo ? [{ label: t("undo"), onSelect: undo }] : [] });
  return {
    forgetMissingChoice: () => notifications.close(missingChoiceId),
    chooseFirst: (missing: Dimension) => {
      notifications.close(missingChoiceId);
      return notifications.show({
        id: missingChoiceId,
        type: "warn",
        title: t(`notification.select_${missing}`),
        message: t("missingChoiceHint"),
      });
    },
    variantNotAvailable: (name: string) =>
      notifications.show({
        type: "error",
        title: t("notification.add_to_basket_error_variant_not_available", { name }),
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
    quantityReduced: (name: string, count: number) =>
      notifications.show({ type: "warn", title: t("quantityReduced", { count, name }) }),
    quantityLimited: (name: string, count: number) =>
      notifications.show({ type: "warn", title: t("quantityLimited", { count, name }) }),
    changedElsewhere: () => notifications.show({ id: "basket-changed", type: "warn", title: t("changedElsewhere") }),
    /** Stays for a minute: it is about money. */
    orderKept: (number: string) =>
      notifications.show({
        id: `order-kept-${number}`,
        type: "info",
        duration: 60_000,
        title: t("orderKept", { number }),
        message: t("orderKeptHint"),
      }),
    itemGone: () => notifications.show({ id: "basket-item-gone", type: "warn", title: t("itemGone") }),
    added: (name: string) => notifications.show({ type: "success", title: t("added", { name }) }),
    /** Stays until it was tried again or given up, so that nothing is added later out of sight. */
    waiting: (reason: WaitingReason, names: readonly string[], retry: () => void, giveUp: () => void) => {
      const again = { label: names.length === 1 ? t("retry") : t("retryAll"), onSelect: retry };
      const never = { label: t("waiting.giveUp"), onSelect: giveUp };
      const isUnconnected = reason === "unconnected";
      return notifications.show({
        id: waitingId(reason),
        type: isUnconnected ? "warn" : "error",
        wantsDecision: true,
        title: t(isUnconnected ? "waiting.title" : "notification.add_to_basket_error", namesOf(names)),
        message: reason === "failed" ? tErrors("generic") : t(`waiting.${reason}`, { count: names.length }),
        actions: isUnconnected ? [never] : [again, never],
      });
    },
    clearPending: () => {
      for (const reason of ["unanswered", "unconnected", "failed"] as const) notifications.close(waitingId(reason));
    },
    removed: (name: string, undo: (() => void) | undefined) => undoable(t("removed", { name }), undo),
    cleared: (undo: (() => void) | undefined) => undoable(t("cleared"), undo),
    /** `members` of its set went with it. */
    moved: (name: string, members: number, undo: () => void) =>
      undoable(members === 0 ? t("moved", { name }) : t("movedSet", { name, count: members }), undo),
  };
}
