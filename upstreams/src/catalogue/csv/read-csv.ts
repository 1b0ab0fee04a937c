import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

import { parse, type CsvError as SyntaxFault } from "csv-parse";

import { attributeKeySchema } from "#upstreams/catalogue/lines/line-fields.ts";
import { CsvError, type CsvFault } from "./csv-faults.ts";
import { listCell } from "./csv-cells.ts";
import { columnNames, csvRowSchema, type CsvRow } from "./csv-row.ts";

/** An attribute that has a column: its key and, for one of one's own, its label. */
export interface AttributeColumn {
  column: string;
  key: string;
  label: string | undefined;
}

/** What the header says: attributes beside the columns that are always the same. */
export interface CsvHeader {
  delimiter: string;
  attributes: AttributeColumn[];
}

/** A row that was read, or what is wrong with it; `cells` are as they stand. */
export type ReadRow = { row: number; cells: Record<string, string> } & (
  | { value: CsvRow; faults?: undefined }
  | { value?: undefined; faults: CsvFault[] }
);

const required = ["sku", "name", "category", "price"];
const attributeColumn = /^attribute\.([A-Za-z0-9]+)(?:\s*\((.+)\))?$/;
const largestHeader = 65_536;

/**
 * Reads the header of a CSV: comma, semicolon or tab, with or without a byte order mark.
 * @throws CsvError for columns that are missing, unknown or there twice; NodeJS.ErrnoException when there is no such file
 */
export async function readHeader(file: string): Promise<CsvHeader> {
  const handle = await open(file);
  const { bytesRead, buffer } = await handle
    .read(Buffer.alloc(largestHeader), 0, largestHeader, 0)
    .finally(() => handle.close());
  const [line = ""] = buffer
    .toString("utf8", 0, bytesRead)
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const delimiter = [",", ";", "\t"].toSorted((one, other) => line.split(other).length - line.split(one).length)[0]!;
  const names = line.split(delimiter).map(columnName);
  const faults: CsvFault[] = [];
  const refuse = (column: string, reason: string): unknown => faults.push({ row: 1, column, reason });
  for (const name of required) if (!names.includes(name)) refuse(name, "is missing");
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) refuse(name, "stands twice");
    const key = attributeColumn.exec(name)?.[1];
    const isColumn = columnNames.includes(name) || (key !== undefined && attributeKeySchema.safeParse(key).success);
    if (!isColumn) refuse(name, `is no column; there are ${columnNames.join(", ")} and attribute.…`);
  }
  if (faults.length > 0) throw new CsvError(faults);
  const attributes = names.flatMap((column) => {
    const [, key, label] = attributeColumn.exec(column) ?? [];
    return key === undefined ? [] : [{ column, key, label }];
  });
  return { delimiter, attributes };
}

/**
 * The rows of a CSV one by one. A row that cannot be read comes with its faults.
 * @param onRow called after each row with how many bytes of the file were read so far
 * @throws CsvError when what follows is no CSV
 */
export async function* readRows(
  file: string,
  { delimiter, attributes }: CsvHeader,
  onRow: (bytesRead: number) => void,
): AsyncGenerator<ReadRow> {
  const stream = createReadStream(file);
  const parser = stream.pipe(
    parse({
      bom: true,
      delimiter,
      columns: (header: string[]) => header.map(columnName),
      trim: true,
      skip_empty_lines: true,
    }),
  );
  let row = 1;
  let recordsBefore = 0;
  parser.on("error", (error: SyntaxFault & { records?: number }) => (recordsBefore = error.records ?? 0));
  try {
    for await (const cells of parser as AsyncIterable<Record<string, string>>) {
      row += 1;
      yield readRow(row, cells, attributes);
      onRow(stream.bytesRead);
    }
  } catch (error) {
    const { code, message } = error as SyntaxFault;
    if (!code?.startsWith("CSV_")) throw error;
    throw new CsvError([{ row: recordsBefore + 2, column: "", reason: message }]);
  }
}

function readRow(row: number, cells: Record<string, string>, columns: readonly AttributeColumn[]): ReadRow {
  if (Object.values(cells).some((cell) => cell.includes("\uFFFD"))) {
    return {
      row,
      cells,
      faults: [{ row, column: "", reason: "holds characters that are not UTF-8: save the file as 'CSV UTF-8'" }],
    };
  }
  const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ""));
  const parsed = csvRowSchema.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => {
      const column = String(path[0] ?? "");
      return { row, column, reason: column in filled ? message : "is empty" };
    });
    return { row, cells, faults };
  }
  const attributes = Object.fromEntries(
    columns.flatMap(({ column, key }) => (filled[column] === undefined ? [] : [[key, listCell.parse(filled[column])]])),
  );
  return { row, cells, value: { ...parsed.data, row, attributes } };
}

function columnName(text: string): string {
  return text.trim().replaceAll(/^"|"$/g, "").trim();
}
