import type { LineFault } from "./lines/catalogue-line.ts";

/** A fault and the line of the file it stands on, counted from 1. */
export interface CatalogueFault extends LineFault {
  lineNumber: number;
}

/** How many faults are listed word for word; the others are only counted. */
const mostFaults = 200;

/** Faults as they are found: each one reported, the first ones listed, the rest counted. */
export class FaultList {
  readonly listed: CatalogueFault[] = [];
  readonly #onFault: ((fault: CatalogueFault) => void) | undefined;
  #count = 0;

  constructor(onFault?: (fault: CatalogueFault) => void) {
    this.#onFault = onFault;
  }

  get count(): number {
    return this.#count;
  }

  add(fault: CatalogueFault): void {
    this.#count += 1;
    if (this.listed.length < mostFaults) this.listed.push(fault);
    this.#onFault?.(fault);
  }
}

/** A catalogue that was not imported; nothing of it was written. `message` lists the first faults, one per line. */
export class CatalogueImportError extends Error {
  override name = "CatalogueImportError";
  readonly faults: readonly CatalogueFault[];
  readonly faultCount: number;

  constructor(faults: readonly CatalogueFault[], faultCount: number) {
    const listed = faults.map((fault) => `  ${printFault(fault)}`);
    const more = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
    super(
      [
        `The catalogue has ${faultCount} fault${faultCount === 1 ? "" : "s"}; nothing was imported.`,
        ...listed,
        ...more,
      ].join("\n"),
    );
    this.faults = faults;
    this.faultCount = faultCount;
  }
}

/** A fault in one line of text: `line 212: variants.3.prices.nl.history: must end with the current price`. */
export function printFault({ lineNumber, path, reason }: CatalogueFault): string {
  return `line ${lineNumber}: ${path ? `${path}: ` : ""}${reason}`;
}
