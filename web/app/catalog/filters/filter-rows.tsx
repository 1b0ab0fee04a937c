import { familiesOf, sizeFamilies } from "@warmeland/schema/rules/size-families.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { caretDownIcon } from "#app/ui/icon/icon-paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CommonFirst } from "./common-first.tsx";
import type { FilterGroup, FilterOption, OptionControls } from "./filter-groups.ts";
import { FilterRow } from "./filter-row.tsx";

interface FilterRowsProps {
  readonly options: readonly FilterOption[];
  /** Colours have swatches; of categories one is chosen at a time. */
  readonly kind: FilterGroup["kind"];
  readonly controls: OptionControls;
  /** What the options are of, for words such as 'maten'. */
  readonly groupKey: string;
}

const mostUnsearched = 15;

/** Values of a filter to be ticked, without those that would leave nothing: sizes of beds in families, many with a field to find one. */
export function FilterRows({ options: all, kind, controls, groupKey }: FilterRowsProps) {
  const { t } = useTranslation("listing");
  const [typed, setTyped] = useState("");
  const options = all.filter((option) => option.count > 0 || controls.isChosen(option));
  const wanted = plain(typed);
  const families = groupKey === "size" ? familiesOf(all.map(({ label }) => label)) : undefined;
  const row = (option: FilterOption) => (
    <FilterRow key={option.slug + option.key} option={option} kind={kind} controls={controls} />
  );
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  return (
    <>
      {options.length > mostUnsearched && (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // the form around it is sent without scripts only
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder={t("find")}
          aria-label={t("find")}
          className="mb-2 h-target w-full rounded-sm border-[1.5px] border-line-strong bg-page px-3 text-sm placeholder:text-ink-muted noscript:hidden"
        />
      )}
      {wanted !== "" ? (
        found.length > 0 ? (
          found.map(row)
        ) : (
          <p className="py-2 text-sm text-ink-muted">{t("findNothing")}</p>
        )
      ) : families ? (
        sizeFamilies.map((family) => {
          const members = options.filter(({ label }) => families.get(label) === family);
          return members.length === 0 ? null : (
            <details key={family} open={members.some(controls.isChosen) || undefined} className="group/family">
              <summary className="flex min-h-target cursor-pointer list-none items-center justify-between text-sm font-medium group-open/family:font-semibold [&::-webkit-details-marker]:hidden">
                {t(`family.${family}`)}
                <span className="flex items-center gap-2 font-normal text-ink-muted">
                  {t("sizes", { count: members.length })}
                  <Icon path={caretDownIcon} className="size-4 group-open/family:rotate-180" />
                </span>
              </summary>
              {members.length > 1 && (
                <span className="noscript:hidden">
                  <CheckboxRow
                    id={`${controls.idPrefix}-${family}`}
                    checked={members.every(controls.isChosen)}
                    onChange={(event) => controls.choose(members, event.currentTarget.checked)}
                    label={t("wholeFamily")}
                  />
                </span>
              )}
              {members.map(row)}
            </details>
          );
        })
      ) : (
        <CommonFirst options={options} controls={controls} groupKey={groupKey} row={row} />
      )}
    </>
  );
}

function plain(text: string): string {
  return text.toLocaleLowerCase("nl").replaceAll("×", "x").replaceAll(/\s+/g, "");
}
