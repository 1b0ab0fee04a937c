import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import type { ProductSort } from "#app/graphql/generated/graphql.ts";
import { Button } from "#app/ui/button.tsx";
import { listingSearch } from "./listing-parameters.ts";

interface SortSelectProps {
  readonly current: ProductSort;
  /** The orders a shopper may choose, with the value they have in an address. */
  readonly options: readonly { readonly value: ProductSort; readonly queryValue: string; readonly name: string }[];
}

/** Changes a listing's order at once; without JavaScript by its button. */
export function SortSelect({ current, options }: SortSelectProps) {
  const { t } = useTranslation("catalog");
  const navigate = useNavigate();
  const queryValue = options.find((option) => option.value === current)?.queryValue;
  return (
    <Form method="get" className="flex items-center gap-3 text-sm">
      <label htmlFor="sort" className="shrink-0">
        {t("sort.label")}
      </label>
      <select
        id="sort"
        name="sort"
        key={current}
        defaultValue={queryValue}
        onChange={(event) => {
          const chosen = options.find((option) => option.queryValue === event.currentTarget.value);
          if (chosen) void navigate({ search: listingSearch({ page: 1, sort: chosen.value }) }, { preventScrollReset: true });
        }}
        className="ui-select h-target min-w-0 rounded-sm border-[1.5px] border-line-strong bg-page pr-10 pl-3.5 font-semibold"
      >
        {options.map((option) => (
          <option key={option.value} value={option.queryValue}>
            {option.name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" dense>
          {t("sort.apply")}
        </Button>
      </noscript>
    </Form>
  );
}
