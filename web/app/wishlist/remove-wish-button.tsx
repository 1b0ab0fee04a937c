import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { xIcon } from "#app/ui/icon-paths.ts";
import { useChangeWishlist, type Wish } from "./use-change-wishlist.ts";
import { useWishlistMessages } from "./use-wishlist-messages.ts";

interface RemoveWishButtonProps {
  readonly itemKey: string;
  readonly productName: string;
  /** What is put back when the removal is undone. */
  readonly wish: Wish;
}

/** Takes an item off the wishlist and offers to put it back. */
export function RemoveWishButton({ itemKey, productName, wish }: RemoveWishButtonProps) {
  const { t } = useTranslation("wishlist");
  const { add, remove } = useChangeWishlist();
  const messages = useWishlistMessages();
  const press = async () => {
    const result = await remove(itemKey);
    if ("items" in result) messages.removed(productName, () => void add(wish));
    else if (result.refused === "failed") messages.changeFailed(() => void press());
  };
  return (
    <IconButton
      icon={xIcon}
      label={t("remove", { name: productName })}
      onClick={() => void press()}
      className="absolute top-1 right-1 z-1 bg-page/80"
    />
  );
}
