import { useTranslation } from "react-i18next";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";
import type { addToWishlist } from "./add-to-wishlist.ts";

/** How putting something on the wishlist ended. */
type AddOutcome = Awaited<ReturnType<typeof addToWishlist>>;

export type WishlistMessages = ReturnType<typeof useWishlistMessages>;

/** What the shop says about changes of the wishlist. */
export function useWishlistMessages() {
  const { t } = useTranslation("wishlist");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  const undoable = (title: string, undo: () => void) =>
    notifications.show({ type: "success", title, actions: [{ label: t("undo"), onSelect: undo }] });
  const changeFailed = (retry: () => void) =>
    notifications.show({
      id: "wishlist-change-failed",
      type: "error",
      title: t("changeFailed"),
      message: tErrors("generic"),
      actions: [{ label: t("retry"), onSelect: retry }],
    });
  /** Says why the shop refused, in its own words: trying again would not help. */
  const refused = ({ message }: { readonly message: string }) =>
    notifications.show({ id: "wish-refused", type: "warn", title: message });
  return {
    changeFailed,
    notAdded: (outcome: AddOutcome, retry: () => void) => {
      if (outcome.status === "refused" && outcome.error.__typename !== "WishlistError") refused(outcome.error);
      else changeFailed(retry);
    },
    refused,
    removed: (name: string, undo: () => void) => undoable(t("removed", { name }), undo),
    removedAll: (name: string, count: number, undo: () => void) => undoable(t("removedAll", { name, count }), undo),
  };
}
