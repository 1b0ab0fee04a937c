import { useTranslation } from "react-i18next";
import { type RemovableWish, useRemoveWish } from "./use-remove-wish.ts";

/** Takes a wish off the list that has gone into the basket. */
export function TakeOffButton(wish: RemovableWish) {
  const { t } = useTranslation("wishlistPage");
  const remove = useRemoveWish(wish);
  return (
    <button
      type="button"
      aria-label={t("takeOffName", { name: wish.productName })}
      onClick={() => void remove()}
      className="inline-flex min-h-target cursor-pointer items-center text-sm text-ink-muted underline underline-offset-4 hover:text-ink"
    >
      {t("takeOff")}
    </button>
  );
}
