import { useTranslation } from "react-i18next";
import { classes } from "#app/ui/classes.ts";
import { type SizeGuide, thingMeasuredFor } from "./size-guide.ts";
import type { SizeRow } from "./size-rows.ts";
import { useSleeperText } from "./use-sleeper-text.ts";

interface SizeTableProps {
  readonly guide: SizeGuide;
  readonly name: string;
  readonly rows: readonly SizeRow[];
  /** The length of the row that was asked for. */
  readonly current: number | undefined;
}

const headClasses = "px-2 py-1.5 text-left text-xs font-medium text-ink-muted";
const cellClasses = "border-t border-line px-2 py-2 text-left align-top font-[inherit]";

/** The sizes that a product is made in: one row for each length. */
export function SizeTable({ guide, name, rows, current }: SizeTableProps) {
  const { t } = useTranslation("sizeHelp");
  const sleeperText = useSleeperText();
  const hasSleepers = rows.some(({ sleeper }) => sleeper !== undefined);
  const isWindow = thingMeasuredFor(guide) === "window";
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="mb-1 text-left font-semibold">{t("sizesOf", { name })}</caption>
      <thead>
        <tr>
          {hasSleepers && (
            <th scope="col" className={headClasses}>
              {t("column.sleeper")}
            </th>
          )}
          <th scope="col" className={headClasses}>
            {t(isWindow ? "column.height" : "column.length")}
          </th>
          <th scope="col" className={headClasses}>
            {t("column.widths")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.length}
            aria-current={row.length === current || undefined}
            className={classes(row.length === current && "bg-selected-fill font-semibold")}
          >
            {hasSleepers && (
              <td className={`${cellClasses} whitespace-nowrap`}>
                {row.sleeper ? sleeperText(row) : t("column.child")}
              </td>
            )}
            <th scope="row" className={`${cellClasses} whitespace-nowrap`}>
              {t("centimetres", { count: row.length })}
            </th>
            <td className={cellClasses}>
              {row.widths.length > 0 ? t("centimetresOf", { widths: row.widths.join(", ") }) : t("notMade")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
