import type { TFunction } from "i18next";

interface Delivery {
  readonly min: number;
  readonly max: number;
  readonly unit: "DAY" | "WEEK" | "MONTH";
}

/** 'Thuisbezorgd in 3 tot 5 werkdagen': plural from a maximum above 1 (docs/rules.md#delivery-time). */
export function deliveryText(t: TFunction<"delivery">, { min, max, unit }: Delivery): string {
  const time = t(unit, { count: max });
  return min === max ? t("one", { max, unit: time }) : t("range", { min, max, unit: time });
}
