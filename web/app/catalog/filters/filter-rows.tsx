import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { RadioRow } from "#app/ui/form/radio-row.tsx";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import type { FilterGroup, FilterOption, OptionControls } from "./filter-groups.ts";

interface FilterRowsProps {
  readonly options: readonly FilterOption[];
  /** Colours have swatches; of categories one is chosen at a time. */
  readonly kind: FilterGroup["kind"];
  readonly controls: OptionControls;
  /** What the options are of, for words such as 'maten'. */
  readonly groupKey: string;
}

const shownAtFirst = 5;

/** Values of a filter to be ticked: the five that most products have, and the rest on demand. */
export function FilterRows({ options, kind, controls, groupKey }: FilterRowsProps) {
  const { t } = useTranslation("listing");
  // Chosen once: a row that moves while others are ticked would slip away from under the pointer.
  const [common] = useState(() => mostCommon(options));
  const rest = options.filter(({ key }) => !common.has(key));
  const [openAtFirst] = useState(() => rest.some(controls.isChosen));
  const row = (option: FilterOption) => (
    <Row key={option.slug + option.key} option={option} kind={kind} controls={controls} />
  );
  return (
    <>
      {options.filter(({ key }) => common.has(key)).map(row)}
      {rest.length > 0 && (
        <details open={openAtFirst} className="group/more">
          <summary
            className={`${textLinkClasses} touch-target mt-1 inline-block list-none py-1.5 text-sm [&::-webkit-details-marker]:hidden`}
          >
            <span className="group-open/more:hidden">{t("more", { context: groupKey, count: options.length })}</span>
            <span className="hidden group-open/more:inline">{t("fewer")}</span>
          </summary>
          {rest.map(row)}
        </details>
      )}
    </>
  );
}

function mostCommon(options: readonly FilterOption[]): ReadonlySet<string> {
  const byCount = options.toSorted((one, other) => other.count - one.count);
  return new Set(byCount.slice(0, shownAtFirst).map(({ key }) => key));
}

interface RowProps {
  readonly option: FilterOption;
  readonly kind: FilterGroup["kind"];
  readonly controls: OptionControls;
}

function Row({ option, kind, controls }: RowProps) {
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
      onChange={(event) => controls.choose(option, event.currentTarget.checked)}
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
