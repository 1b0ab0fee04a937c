import { useTranslation } from "react-i18next";
import { optionClasses } from "./option-classes.ts";
import type { Option } from "./variant-options.ts";

export interface OptionsProps {
  readonly options: readonly Option[];
  /** Value to label: '90x200' to '90 × 200 cm'. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onChoose: (value: string) => void;
}

/** Letters of a label of which three fit beside each other on a narrow screen: '90 × 200 cm', not '198 × 90 × 84 cm'. */
const mostForThree = 12;

/** Sizes as a grid of radios with their prices; one that is sold out or impossible can be pressed, and says so. */
export function SizeOptions({ options, labels, onChoose }: OptionsProps) {
  const { t } = useTranslation("catalog");
  const noteOf = ({ state, against, price, fromPrice }: Option) => {
    if (state === "soldOut") return t("soldOut");
    if (state === "impossible") return t("notIn", { value: (labels.get(against ?? "") ?? "").toLowerCase() });
    return price ?? t("fromPrice", { price: fromPrice });
  };
  const hasLong = options.some(({ value }) => (labels.get(value) ?? value).length > mostForThree);
  return (
    <div className={`grid grid-cols-2 gap-2 ${hasLong ? "" : "xs:grid-cols-3"}`}>
      {options.map((option) => (
        <label
          key={option.value}
          className={`grid min-h-control content-center px-2 py-1 leading-snug ${optionClasses(option.state)}`}
        >
          <input
            type="radio"
            name="size"
            value={option.value}
            checked={option.chosen}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          <span className={`font-medium tabular-nums ${option.state === "soldOut" ? "line-through" : ""}`}>
            {labels.get(option.value) ?? option.value}
          </span>
          <span className="text-xs text-ink-muted tabular-nums">{noteOf(option)}</span>
        </label>
      ))}
    </div>
  );
}
