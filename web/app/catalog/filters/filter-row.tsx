import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import type { FilterGroup, FilterOption, OptionControls } from "./filter-groups.ts";

interface FilterRowProps {
  readonly option: FilterOption;
  readonly kind: FilterGroup["kind"];
  readonly controls: OptionControls;
}

/** A value of a filter to be ticked, with how many products have it. */
export function FilterRow({ option, kind, controls }: FilterRowProps) {
  const { slug, key, label, value, count } = option;
  const chosen = controls.isChosen(option);
  const ChoiceRow = kind === "categories" ? RadioRow : CheckboxRow;
  return (
    <ChoiceRow
      id={`${controls.idPrefix}-${slug}-${key}`}
      name={slug}
      value={key}
      checked={chosen}
      disabled={count === 0 && !chosen}
      onChange={(event) => controls.choose([option], event.currentTarget.checked)}
      label={
        kind === "colours" && value ? (
          <span className="flex items-center gap-2.5">
            <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
              <circle cx="10" cy="10" r="9.25" fill={value} className="stroke-line-strong" strokeWidth="1" />
            </svg>
            {label}
          </span>
        ) : (
          label
        )
      }
      extra={count}
    />
  );
}
