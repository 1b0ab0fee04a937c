import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

/** What the shop says about changes of the wishlist. */
export function useWishlistMessages() {
  const { t } = useTranslation("wishlist");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  const undoable = (title: string, undo: () => void) =>
    notifications.show({ type: "success", title, actions: [{ label: t("undo"), onSelect: undo }] });
  return {
    changeFailed: (retry: () => void) =>
      notifications.show({
        id: "wishlist-change-failed",
        type: "error",
        title: t("changeFailed"),
        message: tErrors("generic"),
        actions: [{ label: t("retry"), onSelect: retry }],
      }),
    limitReached: (limit: number) =>
      notifications.show({ id: "wishlist-limit", type: "warn", title: t("limitReached", { count: limit }) }),
    gone: () => notifications.show({ id: "wish-gone", type: "info", title: t("gone") }),
    unknown: () => notifications.show({ id: "wish-unknown", type: "warn", title: t("unknown") }),
    removed: (name: string, undo: () => void) => undoable(t("removed", { name }), undo),
    removedAll: (name: string, count: number, undo: () => void) => undoable(t("removedAll", { name, count }), undo),
  };
}
