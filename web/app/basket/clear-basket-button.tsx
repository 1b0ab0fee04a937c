import { useTranslation } from "react-i18next";
import { useClearBasket } from "./use-clear-basket.ts";

/** Empties the basket at once; what was in it can be put back. */
export function ClearBasketButton() {
  const { t } = useTranslation("basket");
  const { clear, busy } = useClearBasket();
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => void clear()}
      className="mt-2 inline-flex min-h-target cursor-pointer items-center text-sm text-ink-muted underline underline-offset-4 hover:text-ink"
    >
      {t("clear")}
    </button>
  );
}
