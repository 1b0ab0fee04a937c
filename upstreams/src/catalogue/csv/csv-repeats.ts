import type { CsvFault } from "./csv-faults.ts";
import { productKey, type CsvRow } from "./csv-row.ts";
import type { ReadRow } from "./read-csv.ts";

interface FirstRow {
  row: number;
  product: string;
  isRepeated: boolean;
  /** As they stand; stored of repeated skus only. */
  cells?: Record<string, string>;
}

/**
 * Skus that stand in several rows, and the categories of products: exports of other shops repeat a variant in each of its categories. Such a row adds
 * its category to the product; in everything else it agrees with the first row of the sku, or is empty.
 */
export class CsvRepeats {
  readonly #firstRows = new Map<string, FirstRow>();
  /** By product, categories as they are written, with the row that names each first. */
  readonly #categories = new Map<string, Map<string, number>>();

  /** Takes a row; all rows are taken before the first question. */
  take(row: CsvRow): void {
    const product = productKey(row);
    const first = this.#firstRows.get(row.sku);
    if (!first) this.#firstRows.set(row.sku, { row: row.row, product, isRepeated: false });
    else if (first.product === product) first.isRepeated = true;
    const categories = this.#categories.get(product) ?? new Map<string, number>();
    this.#categories.set(product, categories);
    for (const text of row.category ?? []) if (!categories.has(text)) categories.set(text, row.row);
  }

  /** The categories of the product a row belongs to, those of its first row first, with the row that names each. */
  categoriesOf(row: CsvRow): Iterable<[text: string, row: number]> {
    return this.#categories.get(productKey(row)) ?? [];
  }

  /** What is wrong with a row that repeats an earlier one of its product; undefined for a row that is the first of its sku. */
  faultsOfRepeat({ row, cells, value }: ReadRow & { value: CsvRow }): CsvFault[] | undefined {
    const first = this.#firstRows.get(value.sku);
    if (!first?.isRepeated || first.product !== productKey(value)) return undefined;
    if (first.row === row) {
      first.cells = cells;
      return undefined;
    }
    return Object.entries(cells)
      .filter(([column, cell]) => column !== "category" && cell !== "" && cell !== first.cells?.[column])
      .map(([column]) => ({ row, column, reason: `differs from row ${first.row}, which has the same sku` }));
  }
}
