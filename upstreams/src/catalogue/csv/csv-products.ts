import type { CsvFault } from "./csv-faults.ts";
import type { CsvRepeats } from "./csv-repeats.ts";
import { masterOf, productColumns, productKey, type CsvRow } from "./csv-row.ts";
import type { ReadRow } from "./read-csv.ts";

/** The rows of one product, which is one colour of a master: what its first row says, and all of them as variants. */
export interface CsvProduct {
  /** The key of masters: column `product`, else the name. */
  master: string;
  first: CsvRow;
  rows: CsvRow[];
}

/**
 * Puts rows together to products. Rows of a product stand together, so that no more than one product is held; a row
 * that repeats one for another category may stand anywhere after it.
 * @param faults takes what is wrong with rows
 */
export async function* groupRows(
  rows: AsyncIterable<ReadRow>,
  repeats: CsvRepeats,
  faults: CsvFault[],
): AsyncGenerator<CsvProduct> {
  const firstRows = new Map<string, number>();
  let open: { key: string; product: CsvProduct; cells: Record<string, string> } | undefined;
  for await (const read of rows) {
    if (read.faults) {
      faults.push(...read.faults);
      continue;
    }
    const repeated = repeats.faultsOfRepeat(read);
    if (repeated) {
      faults.push(...repeated);
      continue;
    }
    const { row, cells, value } = read;
    const key = productKey(value);
    if (open?.key === key) {
      faults.push(...differences(cells, open.cells, row, open.product.first.row));
      open.product.rows.push(value);
      continue;
    }
    if (open) yield open.product;
    const before = firstRows.get(key);
    if (before === undefined) firstRows.set(key, row);
    else
      faults.push({
        row,
        column: "product",
        reason: `belongs to the product of row ${before}: its rows must stand together`,
      });
    open = { key, product: { master: masterOf(value), first: value, rows: [value] }, cells };
  }
  if (open) yield open.product;
}

function differences(
  cells: Record<string, string>,
  first: Record<string, string>,
  row: number,
  firstRow: number,
): CsvFault[] {
  return productColumns
    .filter((column) => cells[column] && cells[column] !== first[column])
    .map((column) => ({ row, column, reason: `differs from row ${firstRow} of the same product` }));
}
