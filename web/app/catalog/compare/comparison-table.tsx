import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focusInSight } from "#app/ui/browser/focus-in-sight.ts";
import { classes } from "#app/ui/classes.ts";

interface Row {
  readonly key: string;
  readonly label: string;
  /** One for each product; nothing where it says nothing. */
  readonly cells: readonly ReactNode[];
  /** Left out where rows are not told apart. */
  readonly differs?: boolean;
}

interface ComparisonTableProps {
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly head: ReactNode; readonly foot?: ReactNode }[];
  readonly groups: readonly { readonly key: string; readonly title?: string; readonly rows: readonly Row[] }[];
}

const rowClasses =
  "grid w-max min-w-full grid-cols-[repeat(var(--columns),calc(50cqi-.375rem))] gap-x-3 lg:w-auto lg:grid-cols-[10.5rem_repeat(var(--columns),minmax(9rem,20rem))] lg:gap-x-grid print:w-auto print:grid-cols-[7rem_repeat(var(--columns),minmax(0,1fr))]";
const labelClasses =
  "sticky left-gutter col-span-full w-[100cqi] lg:static lg:col-span-1 lg:w-auto print:static print:col-span-1 print:w-auto";
/** Hidden while `.only-differences` is ticked around it. */
const equalClasses = "group-has-[.only-differences:checked]/comparison:hidden";

/**
 * Products side by side, fact by fact. In a narrow window two of them show, the others are scrolled to by the table
 * itself, and what a row is about stays in sight above it.
 */
export function ComparisonTable({ label, columns, groups }: ComparisonTableProps) {
  const { t } = useTranslation("compare");
  return (
    <div className="@container">
      <div
        ref={focusInSight}
        className="-mx-gutter -my-1 snap-x snap-mandatory scroll-px-gutter overflow-x-auto px-gutter py-1 lg:-mx-1 lg:snap-none lg:px-1 focus-visible:-outline-offset-4 print:overflow-visible"
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <div
          role="table"
          aria-label={label}
          className="w-max min-w-full text-sm lg:w-auto print:w-auto"
          style={{ "--columns": columns.length } as CSSProperties}
        >
          <div role="rowgroup">
            <div role="row" className={classes(rowClasses, "pb-4")}>
              <div role="columnheader" className="sr-only lg:not-sr-only print:not-sr-only">
                <span className="sr-only">{t("property")}</span>
              </div>
              {columns.map(({ id, head }) => (
                <div key={id} role="columnheader" className="relative min-w-0 snap-start">
                  {head}
                </div>
              ))}
            </div>
          </div>
          {groups.map(({ key, title, rows }) => (
            <div key={key} role="rowgroup">
              {title && (
                <div role="row" className={rows.every(({ differs }) => differs === false) ? equalClasses : ""}>
                  <div
                    role="cell"
                    aria-colspan={columns.length + 1}
                    className="sticky left-gutter w-[100cqi] pt-8 pb-2.5"
                  >
                    <h2 className="font-display text-h3 font-medium tracking-display">{title}</h2>
                  </div>
                </div>
              )}
              {rows.map((row) => (
                <ComparisonRow key={row.key} row={row} ids={columns.map(({ id }) => id)} />
              ))}
            </div>
          ))}
          {columns.some(({ foot }) => foot) && (
            <div role="rowgroup" className="print:hidden">
              <div role="row" className={classes(rowClasses, "border-t border-line pt-4")}>
                <div role="rowheader" className="sr-only lg:not-sr-only">
                  <span className="sr-only">{t("onwards")}</span>
                </div>
                {columns.map(({ id, foot }) => (
                  <div key={id} role="cell">
                    {foot}
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

interface ComparisonRowProps {
  readonly row: Row;
  readonly ids: readonly string[];
}

function ComparisonRow({ row: { label, cells, differs }, ids }: ComparisonRowProps) {
  const { t } = useTranslation("compare");
  return (
    <div
      role="row"
      className={classes(
        rowClasses,
        "break-inside-avoid border-t border-line pt-3 pb-3 lg:py-3.5",
        differs === false && `text-ink-muted ${equalClasses}`,
      )}
    >
      <div
        role="rowheader"
        className={classes(labelClasses, "flex items-start gap-2 font-medium text-ink-muted max-lg:text-xs")}
      >
        <span className="wrap-break-word">{label}</span>
        {differs && <DiffersMark text={t("differs")} />}
      </div>
      {cells.map((cell, column) => (
        <div
          key={ids[column]}
          role="cell"
          className={classes("min-w-0 whitespace-pre-line wrap-break-word", differs && "font-semibold")}
        >
          {cell || <span aria-label={t("unsaid")}>–</span>}
        </div>
      ))}
    </div>
  );
}

/** The disc beside what differs. */
export function DiffersMark({ text }: { readonly text: string }) {
  return (
    <span className="inline-grid size-4.5 shrink-0 place-items-center rounded-full bg-night align-[-.2em] text-xs leading-none font-semibold text-on-night">
      <span aria-hidden>≠</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
