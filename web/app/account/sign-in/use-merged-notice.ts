import { useTranslation } from "react-i18next";
import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { MergedNotice_MergedFragment } from "#app/graphql/generated/graphql.ts";
import { useSend } from "#app/graphql/mutation/use-send.ts";
import { useNotifications } from "#app/ui/feedback/use-notifications.ts";

const UndoBelongingsMergeMutation = graphql(`
  mutation UndoBelongingsMerge($input: UndoBelongingsMergeInput!) {
    undoBelongingsMerge(input: $input) {
      ... on UndoBelongingsMergePayload {
        basket {
          id
          ...BasketParts_basket
        }
        wishlist {
          id
          ...WishlistParts_wishlist
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

graphql(`
  fragment MergedNotice_merged on MergedBelongings {
    basketItems
    wishlistItems
    basketItemsLeft
    wishlistItemsLeft
    undoKey
  }
`);

/** What a sign-in brought together. */
export type Merged = FragmentFields<MergedNotice_MergedFragment>;

/** Long enough to read both sentences and to reach the button; it waits while it is used. */
const duration = 30_000;

/** Tells what a sign-in brought together, and takes it apart again when asked; says nothing when there was nothing. */
export function useMergedNotice() {
  const { t } = useTranslation("merged");
  const { t: tErrors } = useTranslation("errors");
  const notifications = useNotifications();
  const [undoMerge] = useSend(UndoBelongingsMergeMutation, "undoBelongingsMerge");

  const undo = async (undoKey: string): Promise<void> => {
    const outcome = await undoMerge({ undoKey });
    if (outcome.status === "done") {
      notifications.show({ type: "success", title: t("undone"), message: t("undoneMessage") });
    } else if (outcome.status === "refused") {
      notifications.show({ type: "warn", title: t("notUndone"), message: outcome.message });
    } else {
      const retry = { label: t("retry"), onSelect: () => void undo(undoKey) };
      notifications.show({ type: "error", title: t("notUndone"), message: tErrors("generic"), actions: [retry] });
    }
  };

  return (merged: Merged | null | undefined): void => {
    if (!merged) return;
    const { basketItems, wishlistItems, undoKey } = merged;
    const left = merged.basketItemsLeft + merged.wishlistItemsLeft;
    if (basketItems + wishlistItems + left === 0) return;
    notifications.show({
      id: "belongings-merged",
      type: left > 0 ? "warn" : "success",
      title: titleOf(basketItems, wishlistItems),
      ...(left > 0 && { message: t("left", { count: left }) }),
      duration,
      actions: undoKey === null ? [] : [{ label: t("undo"), onSelect: () => void undo(undoKey) }],
    });
  };

  function titleOf(basketItems: number, wishlistItems: number): string {
    if (basketItems > 0 && wishlistItems > 0)
      return t("both", {
        basket: t("basket", { count: basketItems }),
        wishlist: t("wishlist", { count: wishlistItems }),
      });
    if (basketItems > 0) return t("basketOnly", { count: basketItems });
    return wishlistItems > 0 ? t("wishlistOnly", { count: wishlistItems }) : t("full");
  }
}
