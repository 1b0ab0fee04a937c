import { useTranslation } from "react-i18next";
import type { Option } from "./variant-choice.ts";

interface SizeOptionsProps {
  readonly options: readonly Option[];
  /** Value to label: '90x200' to '90 × 200 cm'. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onChoose: (value: string) => void;
}

/** Sizes as a grid of radios with their prices; a sold-out one can be looked at, and says so. */
export function SizeOptions({ options, labels, onChoose }: SizeOptionsProps) {
  const { t } = useTranslation("catalog");
  return (
    <div className="grid grid-cols-2 gap-2 xs:grid-cols-3">
      {options.map(({ value, chosen, sellable, price, fromPrice }) => (
        <label
          key={value}
          className={`grid min-h-control cursor-pointer content-center rounded-sm border-[1.5px] px-2 py-1 text-center text-sm leading-snug hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${sellable ? "border-line-strong" : "border-dashed border-line-strong text-ink-muted"}`}
        >
          <input type="radio" name="size" value={value} checked={chosen} onChange={() => onChoose(value)} className="sr-only" />
          <span className={`font-medium tabular-nums ${sellable ? "" : "line-through"}`}>{labels.get(value) ?? value}</span>
          <span className="text-xs text-ink-muted tabular-nums">
            {sellable ? (price ?? t("fromPrice", { price: fromPrice })) : t("soldOut")}
          </span>
        </label>
      ))}
    </div>
  );
}
