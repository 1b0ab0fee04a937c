/** One entry of a variant's levies, as the catalogue lists them for every price column. */
export interface LevyRow {
  readonly column: string;
  readonly code: string;
  readonly cents: number;
}

/** What a price contains of levies and shows as a line of its own. */
export interface ContainedLevy {
  readonly kind: LevyKind;
  readonly cents: number;
}

export type LevyKind = "eco" | "mattress";

const ecoCodes: ReadonlySet<string> = new Set(["10005", "10006", "10007"]);
const ecoColumns: ReadonlySet<string> = new Set(["be", "fr"]);

/**
 * What a code means in a price column: the numeric eco codes are Belgian and French, the mattress levy is Dutch (docs/rules.md#levies); null for a
 * code that does not exist there.
 */
export function levyKind(column: string, code: string): LevyKind | null {
  if (ecoColumns.has(column) && ecoCodes.has(code)) return "eco";
  return column === "nl" && code === "mattress" ? "mattress" : null;
}

/** The levies that a price of a column contains; null when there are none, or nothing is due. */
export function containedLevy(rows: readonly LevyRow[], column: string): ContainedLevy | null {
  let kind: LevyKind | null = null;
  let cents = 0;
  for (const row of rows) {
    const found = row.column === column ? levyKind(column, row.code) : null;
    if (found === null || !(row.cents > 0)) continue;
    kind = found;
    cents += row.cents;
  }
  return kind && { kind, cents };
}
