import { useContext } from "react";
import { HardnessGlyph, type HardnessLevel } from "#app/ui/icon/hardness-glyph.tsx";
import type { FilterOption, OptionControls } from "./filter-groups.ts";
import { HardnessHelp } from "./hardness-help.ts";

interface HardnessFilterProps {
  readonly options: readonly FilterOption[];
  readonly controls: OptionControls;
  /** Whether the grades are of what one lies on: pillows have some too. */
  readonly ofBeds: boolean;
}

/** Grades of hardness as cards with the sagging stripes; several may be ticked. */
export function HardnessFilter({ options, controls, ofBeds }: HardnessFilterProps) {
  const renderHelp = useContext(HardnessHelp);
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        {options.map((option) => {
          const chosen = controls.isChosen(option);
          const isEmpty = option.count === 0 && !chosen;
          return (
            <label
              key={option.key}
              className="cursor-pointer rounded-sm border-[1.5px] border-line-strong px-1.5 pt-1.5 pb-2 text-center text-xs font-semibold hover:border-ink has-checked:border-selected has-checked:bg-selected-fill has-checked:ring-1 has-checked:ring-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-muted"
            >
              <input
                type="checkbox"
                id={`${controls.idPrefix}-${option.slug}-${option.key}`}
                name={option.slug}
                value={option.key}
                checked={chosen}
                disabled={isEmpty}
                onChange={(event) => controls.choose([option], event.currentTarget.checked)}
                className="sr-only"
              />
              <HardnessGlyph level={option.value as HardnessLevel} className={isEmpty ? "opacity-55" : ""} />
              {option.label}
              <span className="block font-normal text-ink-muted tabular-nums">{option.count}</span>
            </label>
          );
        })}
      </div>
      {ofBeds &&
        renderHelp?.({
          overlayId: `${controls.idPrefix}-hardness`,
          grades: options.flatMap(({ count, value }) => (count > 0 ? (value ?? []) : [])),
          onApply: (grades) => controls.chooseOnly(options.filter(({ value }) => grades.includes(value ?? ""))),
        })}
    </>
  );
}
