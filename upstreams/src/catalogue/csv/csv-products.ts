import type { CsvFault } from "./csv-faults.ts";
import { productColumns, type CsvRow } from "./csv-row.ts";
import type { ReadRow } from "./read-csv.ts";

/** The rows of one product, which is one colour of a master: what its first row says, and all of them as variants. */
export interface CsvProduct {
  /** What tells masters apart: column `product`, else the name. */
  master: string;
  first: CsvRow;
  rows: CsvRow[];
}

/** The words a row's master is told by. */
export function masterOf({ product, name }: CsvRow): string {
  return product ?? name;
}

/**
 * Puts rows together to products. Rows of a product stand together, so that no more than one product is held.
 * @param faults takes what is wrong with rows
 */
export async function* groupRows(rows: AsyncIterable<ReadRow>, faults: CsvFault[]): AsyncGenerator<CsvProduct> {
  const firstRows = new Map<string, number>();
  let open: { key: string; product: CsvProduct; cells: Record<string, string> } | undefined;
  for await (const { row, cells, value, faults: found } of rows) {
    if (found) {
      faults.push(...found);
      continue;
    }
    const master = masterOf(value);
    const key = JSON.stringify([master, value.color?.toLowerCase() ?? ""]);
    if (open?.key === key) {
      faults.push(...differences(cells, open.cells, row, open.product.first.row));
      open.product.rows.push(value);
      continue;
    }
    if (open) yield open.product;
    const before = firstRows.get(key);
    if (before === undefined) firstRows.set(key, row);
    else faults.push({ row, column: "product", reason: `belongs to the product of row ${before}: its rows must stand together` });
    open = { key, product: { master, first: value, rows: [value] }, cells };
  }
  if (open) yield open.product;
}

function differences(cells: Record<string, string>, first: Record<string, string>, row: number, firstRow: number): CsvFault[] {
  return productColumns
    .filter((column) => cells[column] && cells[column] !== first[column])
    .map((column) => ({ row, column, reason: `differs from row ${firstRow} of the same product` }));
}
