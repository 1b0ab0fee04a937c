import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { classes } from "#app/ui/classes.ts";
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

/** Pixels of the box before the chosen one that show. */
const peek = 48;
/** From so many on they stand in one row that slides on a narrow screen. */
const slidingFrom = 4;

/** Sizes as radios with their prices; one that is sold out or impossible can be pressed, and says so. */
export function SizeOptions({ options, labels, onChoose }: OptionsProps) {
  const { t, i18n } = useTranslation("product");
  const noteOf = ({ state, against, price, fromPrice }: Option) => {
    if (state === "soldOut") return t("soldOut");
    if (state === "impossible")
      return t("notIn", { value: withinSentence(labels.get(against ?? "") ?? "", i18n.language) });
    return price ?? t("fromPrice", { price: fromPrice });
  };
  const hasLong = options.some(({ value }) => (labels.get(value) ?? value).length > mostForThree);
  const isSliding = !hasLong && options.length >= slidingFrom;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (chosen && row.current) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - peek;
  }, []);
  return (
    <div
      ref={row}
      className={classes(
        "gap-2",
        isSliding
          ? "-mx-gutter flex scrollbar-none overflow-x-auto px-gutter py-1 max-sm:-my-1 sm:mx-0 sm:grid sm:grid-cols-3 sm:overflow-visible sm:p-0"
          : "grid grid-cols-2",
        !isSliding && !hasLong && "xs:grid-cols-3",
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            "relative grid min-h-control content-center px-2 py-1 leading-snug",
            isSliding && "w-[27vw] min-w-max shrink-0 sm:w-auto sm:min-w-0",
            optionClasses(option.state),
          )}
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
