import { inCanonicalOrder } from "#upstreams/catalogue/export/canonical-order.ts";
import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { printLine } from "#upstreams/catalogue/export/print-line.ts";

/** The lines as the text of an NDJSON file in canonical form. */
export function printCatalogue(lines: readonly CatalogueLine[]): string {
  return inCanonicalOrder(lines).map(printLine).join("");
}
