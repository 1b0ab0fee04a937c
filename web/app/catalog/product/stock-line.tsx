import { useTranslation } from "react-i18next";
import { StatusDot, type StatusDotLook } from "#app/ui/feedback/status-dot.tsx";

export type StockStatus = "IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT";

const looks: Readonly<Record<StockStatus, StatusDotLook>> = {
  IN_STOCK: "good",
  LOW: "scarce",
  MADE_TO_ORDER: "good",
  SOLD_OUT: "bad",
};

/** At or above this many pieces nothing is said about how many are left (docs/rules.md#stock). */
const scarceBelow = 5;

/** Whether a variant can be bought, in words beside a dot. */
export function StockLine({ status }: { readonly status: StockStatus }) {
  const { t } = useTranslation("product");
  return <StatusDot look={looks[status]}>{t(`stock.${status}`, { count: scarceBelow })}</StatusDot>;
}
