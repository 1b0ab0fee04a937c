import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { HoverPopover } from "#app/ui/overlay/hover-popover.tsx";
import { useBasket } from "#app/basket/use-basket.ts";

const BasketPopover = lazy(async () => ({ default: (await import("./basket-popover.tsx")).BasketPopover }));

/** Shows the basket's last items while the pointer or the focus is on its link in the header; desktop only. */
export function BasketPreview({ trigger }: { readonly trigger: ReactNode }) {
  const { t } = useTranslation("layout");
  const { basket } = useBasket();
  const loading = <p className="text-sm text-ink-muted">{t("basketPreview.loading")}</p>;
  return (
    <HoverPopover overlayId="basket-popover" label={t("basketPreview.label")} trigger={trigger}>
      <Suspense fallback={loading}>{basket ? <BasketPopover basket={basket} /> : loading}</Suspense>
    </HoverPopover>
  );
}
