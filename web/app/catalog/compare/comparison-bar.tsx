import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useNavigate } from "react-router";
import { latePaths } from "#app/locale/late-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { controlClasses } from "#app/ui/form/control-classes.ts";
import { comparisonPath } from "./comparison-path.ts";

interface ComparisonBarProps {
  readonly numbers: readonly number[];
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
  readonly size: string | undefined;
}

/** One size for all products, and only what tells them apart; both do without scripts. */
export function ComparisonBar({ numbers, sizes, size }: ComparisonBarProps) {
  const { t } = useTranslation("compare");
  const navigate = useNavigate();
  const action = useHref(latePaths.compare);
  const id = useId();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-2 print:hidden">
      {sizes.length > 1 && (
        <form method="get" action={action} className="flex items-center gap-3">
          <input type="hidden" name="producten" value={numbers.join(",")} />
          <label htmlFor={id} className="text-sm font-semibold">
            {t("size")}
          </label>
          <select
            id={id}
            name="maat"
            value={size ?? ""}
            onChange={(event) =>
              void navigate(comparisonPath(numbers, event.target.value), { replace: true, preventScrollReset: true })
            }
            className={`${controlClasses} w-40 cursor-pointer`}
          >
            <option value="">{t("allSizes")}</option>
            {sizes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <noscript>
            {import.meta.env.SSR && (
              <Button type="submit" variant="outline" dense>
                {t("showSize")}
              </Button>
            )}
          </noscript>
        </form>
      )}
      <label className="flex min-h-target cursor-pointer items-center gap-3 text-sm">
        <input type="checkbox" className="only-differences ui-check" />
        {t("onlyDifferences")}
      </label>
    </div>
  );
}
