import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon/icon-button.tsx";
import { xIcon } from "#app/ui/icon/icon-paths.ts";
import { type RemovableWish, useRemoveWish } from "./use-remove-wish.ts";

/** The cross over a photo that takes a wish off the list. */
export function RemoveWishButton(wish: RemovableWish) {
  const { t } = useTranslation("wishlistPage");
  const remove = useRemoveWish(wish);
  return (
    <IconButton
      icon={xIcon}
      label={t("remove", { name: wish.productName })}
      onClick={() => void remove()}
      className="absolute top-1 right-1 z-1 bg-page/80"
    />
  );
}
