import type { CatalogueFault } from "./catalogue-import-error.ts";
import { parseCatalogueLine, type CatalogueLine } from "./lines/catalogue-line.ts";
import type { CatalogueReferences } from "./catalogue-references.ts";
import type { UnreadableLine } from "./read-lines.ts";

/** A line that was read; `line` is missing when its own fields are at fault, and not when only what it refers to is. */
export interface ReadLine {
  line: CatalogueLine | undefined;
  faults: CatalogueFault[];
}

/** Reads the lines of a file in their order, each by itself and against those before it. */
export class CatalogueReader {
  readonly #references: CatalogueReferences;
  #lineNumber = 0;

  constructor(references: CatalogueReferences) {
    this.#references = references;
  }

  /** The number of the last line, counted from 1. */
  get lineNumber(): number {
    return this.#lineNumber;
  }

  /** Reads the next line; undefined for an empty one. */
  read(text: string | UnreadableLine): ReadLine | undefined {
    this.#lineNumber += 1;
    const lineNumber = this.#lineNumber;
    if (typeof text !== "string")
      return { line: undefined, faults: [{ lineNumber, path: "", reason: text.unreadable }] };
    const content = lineNumber === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
    if (content.trim() === "") return undefined;
    const parsed = parseCatalogueLine(content);
    const faults = parsed.line ? this.#references.check(parsed.line, lineNumber) : parsed.faults;
    return { line: parsed.line, faults: faults.map(({ path, reason }) => ({ lineNumber, path, reason })) };
  }
}
