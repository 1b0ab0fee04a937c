import type { LineFault } from "./catalogue-line.ts";

/** A fault and the line of the file it stands on, counted from 1. */
export interface CatalogueFault extends LineFault {
  lineNumber: number;
}

/** How many faults are kept word for word; the others are only counted. */
export const keptFaults = 200;

/** A catalogue that was not imported; nothing of it was written. `message` lists the faults, one per line. */
export class CatalogueImportError extends Error {
  override name = "CatalogueImportError";
  readonly faults: readonly CatalogueFault[];
  readonly faultCount: number;

  constructor(faults: readonly CatalogueFault[], faultCount: number) {
    const listed = faults.map((fault) => `  line ${fault.lineNumber}: ${fault.path ? `${fault.path}: ` : ""}${fault.reason}`);
    const more = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
    super([`The catalogue has ${faultCount} fault${faultCount === 1 ? "" : "s"}; nothing was imported.`, ...listed, ...more].join("\n"));
    this.faults = faults;
    this.faultCount = faultCount;
  }
}
