import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HoverPopover } from "#app/ui/hover-popover.tsx";
import { BasketPopover } from "./basket-popover.tsx";
import { useBasket } from "./use-basket.ts";

/** Shows the basket's last items while the pointer or the focus is on its link in the header; desktop only. */
export function BasketPreview({ trigger }: { readonly trigger: ReactNode }) {
  const { t } = useTranslation("basket");
  const { basket } = useBasket();
  return (
    <HoverPopover overlayId="basket-popover" label={t("popover.label")} trigger={trigger}>
      {basket ? <BasketPopover basket={basket} /> : <p className="text-sm text-ink-muted">{t("loading")}</p>}
    </HoverPopover>
  );
}
