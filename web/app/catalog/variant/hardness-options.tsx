import { useTranslation } from "react-i18next";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import { HardnessGlyph, type HardnessLevel } from "#app/ui/icon/hardness-glyph.tsx";
import { optionClasses } from "./option-classes.ts";
import type { OptionsProps } from "./size-options.tsx";

const levels: readonly HardnessLevel[] = ["soft", "medium", "firm"];

/** Grades of hardness as cards with the sagging stripes. */
export function HardnessOptions({ options, labels, onChoose }: OptionsProps) {
  const { t, i18n } = useTranslation("product");
  return (
    <div className="grid grid-cols-3 gap-2">
      {options.map(({ value, chosen, state, against }) => {
        const level = levels.find((each) => each === value);
        return (
          <label
            key={value}
            className={`relative px-2 pt-1.5 pb-2 sm:pt-2 sm:pb-2.5 font-semibold ${optionClasses(state)}`}
          >
            <input
              type="radio"
              name="hardness"
              value={value}
              checked={chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {level && (
              <HardnessGlyph
                level={level}
                className={`mx-auto max-w-19 sm:max-w-28 ${state === "open" ? "" : "opacity-55"}`}
              />
            )}
            <span className={state === "soldOut" ? "line-through" : ""}>{labels.get(value) ?? value}</span>
            {state === "soldOut" && <span className="block text-xs font-normal">{t("soldOut")}</span>}
            {state === "impossible" && (
              <span className="block text-xs font-normal">
                {t("notIn", { value: withinSentence(labels.get(against ?? "") ?? "", i18n.language) })}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
