import { useTranslation } from "react-i18next";
import { StatusDot, type StatusDotLook } from "#app/ui/status-dot.tsx";

export type StockStatus = "IN_STOCK" | "LOW" | "SOLD_OUT";

const looks: Readonly<Record<StockStatus, StatusDotLook>> = { IN_STOCK: "good", LOW: "scarce", SOLD_OUT: "bad" };

/** Whether a variant can be bought, in words beside a dot. */
export function StockLine({ status }: { readonly status: StockStatus }) {
  const { t } = useTranslation("catalog");
  return <StatusDot look={looks[status]}>{t(`stock.${status}`)}</StatusDot>;
}
