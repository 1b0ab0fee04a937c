import { useTranslation } from "react-i18next";
import { StatusDot } from "#app/ui/feedback/status-dot.tsx";
import { StockLine } from "#app/catalog/product/stock-line.tsx";
import type { StockOfChoice } from "./stock-of-choice.ts";
import type { Dimension } from "./variant-choice.ts";

interface OpenStockLineProps {
  readonly stock: StockOfChoice;
  /** What is left to choose. */
  readonly open: readonly Dimension[];
}

/** Whether what can still be chosen can be bought, in words beside a dot. */
export function OpenStockLine({ stock, open }: OpenStockLineProps) {
  const { t } = useTranslation("product");
  if (stock.of === "all") return <StockLine status={stock.status} />;
  const of = t(`openStock.of.${open.length > 1 ? "both" : (open[0] ?? "size")}`);
  const text = stock.of === "most" ? t("openStock.most.IN_STOCK", { of }) : t(`openStock.some.${stock.status}`, { of });
  return <StatusDot look={stock.of === "most" ? "good" : "scarce"}>{text}</StatusDot>;
}
