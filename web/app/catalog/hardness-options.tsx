import { useTranslation } from "react-i18next";
import { HardnessGlyph, type HardnessLevel } from "#app/ui/hardness-glyph.tsx";
import type { Option } from "./variant-choice.ts";

interface HardnessOptionsProps {
  readonly options: readonly Option[];
  readonly labels: ReadonlyMap<string, string>;
  readonly onChoose: (value: string) => void;
}

const levels: readonly HardnessLevel[] = ["soft", "medium", "firm"];

/** Grades of hardness as cards with the sagging stripes. */
export function HardnessOptions({ options, labels, onChoose }: HardnessOptionsProps) {
  const { t } = useTranslation("catalog");
  return (
    <div className="grid grid-cols-3 gap-2">
      {options.map(({ value, chosen, sellable }) => {
        const level = levels.find((known) => known === value);
        return (
          <label
            key={value}
            className={`cursor-pointer rounded-sm border-[1.5px] px-2 pt-2 pb-2.5 text-center text-sm font-semibold hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${sellable ? "border-line-strong" : "border-dashed border-line-strong text-ink-muted"}`}
          >
            <input type="radio" name="hardness" value={value} checked={chosen} onChange={() => onChoose(value)} className="sr-only" />
            {level && <HardnessGlyph level={level} className={`mx-auto max-w-28 ${sellable ? "" : "opacity-55"}`} />}
            <span className={sellable ? "" : "line-through"}>{labels.get(value) ?? value}</span>
            {!sellable && <span className="block text-xs font-normal">{t("soldOut")}</span>}
          </label>
        );
      })}
    </div>
  );
}
