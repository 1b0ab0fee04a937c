import { useTranslation } from "react-i18next";
import type { SleeperType } from "#app/graphql/generated/graphql.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { ReviewChoice } from "./use-review-list.ts";

const sorts = ["HELPFUL", "NEWEST", "OLDEST", "HIGHEST", "LOWEST"] as const;

interface ReviewFiltersProps {
  readonly choice: ReviewChoice;
  readonly choose: (choice: Partial<ReviewChoice>) => void;
  /** How many are on show and to come. */
  readonly matching: number;
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
  /** How the authors sleep. */
  readonly sleeperTypes: readonly SleeperType[];
}

/** In which order reviews stand, and which of them: by stars, size, sleeper and photos. */
export function ReviewFilters({ choice, choose, matching, sizes, sleeperTypes }: ReviewFiltersProps) {
  const { t } = useTranslation(["reviews", "ui"]);
  const { sort, filter } = choice;
  const isFiltered = Object.values(filter).some((value) => value != null);
  const change = (part: ReviewChoice["filter"]) => choose({ filter: { ...filter, ...part } });
  return (
    <>
      <div role="group" aria-label={t("filter.label")} className="mb-4 grid grid-cols-2 gap-4 xl:grid-cols-3">
        <SelectField
          id="review-sort"
          label={t("sort.label")}
          value={sort}
          onChange={({ target }) => choose({ sort: target.value as ReviewChoice["sort"] })}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        {sizes.length > 1 && (
          <SelectField
            id="review-size"
            label={t("filter.size")}
            value={filter.size ?? ""}
            onChange={({ target }) => change({ size: target.value || null })}
            options={[{ value: "", label: t("filter.anySize") }, ...sizes]}
          />
        )}
        {sleeperTypes.length > 1 && (
          <SelectField
            id="review-sleeper"
            label={t("filter.sleeper")}
            value={filter.sleeperType ?? ""}
            onChange={({ target }) =>
              change({ sleeperType: sleeperTypes.find((type) => type === target.value) ?? null })
            }
            options={[
              { value: "", label: t("filter.anySleeper") },
              ...sleeperTypes.map((value) => ({ value, label: t(`sleeper.${value}`) })),
            ]}
          />
        )}
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <CheckboxRow
          id="review-with-photo"
          label={t("filter.withPhoto")}
          checked={filter.withPhoto === true}
          onChange={({ target }) => change({ withPhoto: target.checked || null })}
        />
        {isFiltered && (
          <Button variant="ghost" dense onClick={() => choose({ filter: {} })}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
      <p role="status" className={isFiltered ? "mb-4 text-sm text-ink-muted" : "sr-only"}>
        {isFiltered && filter.score != null && (
          <>{t("ui:label", { name: t("filter.score", { count: filter.score }) })} </>
        )}
        {isFiltered && (matching === 0 ? t("filter.none") : t("filter.matching", { count: matching }))}
      </p>
    </>
  );
}
