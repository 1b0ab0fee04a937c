import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import type { FilterOption, OptionControls } from "./filter-groups.ts";

interface CommonFirstProps {
  readonly options: readonly FilterOption[];
  readonly controls: OptionControls;
  readonly groupKey: string;
  readonly row: (option: FilterOption) => ReactNode;
}

const shownAtFirst = 5;

/** The five values that most products have, and the rest on demand. */
export function CommonFirst({ options, controls, groupKey, row }: CommonFirstProps) {
  const { t } = useTranslation("listing");
  // Chosen once: a row that moves while others are ticked would slip away from under the pointer.
  const [common] = useState(() => mostCommon(options));
  const rest = options.filter(({ key }) => !common.has(key));
  const [openAtFirst] = useState(() => rest.some(controls.isChosen));
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
