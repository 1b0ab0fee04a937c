/** What is wrong with a cell: the row as a spreadsheet counts it (the header is row 1), the column's name ('' for the whole row) and why. */
export interface CsvFault {
  row: number;
  column: string;
  reason: string;
}

/** A CSV that cannot be converted; `message` lists what is wrong, one per line. */
export class CsvError extends Error {
  override name = "CsvError";
  readonly faults: readonly CsvFault[];

  constructor(faults: readonly CsvFault[]) {
    const listed = faults.map(
      ({ row, column, reason }) => `  row ${row}${column ? `, column ${column}` : ""}: ${reason}`,
    );
    super(
      [`The CSV has ${faults.length} fault${faults.length === 1 ? "" : "s"}; nothing was written.`, ...listed].join(
        "\n",
      ),
    );
    this.faults = faults;
  }
}
