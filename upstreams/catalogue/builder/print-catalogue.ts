import { inCanonicalOrder } from "#upstreams/catalogue/canonical-order.ts";
import type { CatalogueLine } from "#upstreams/catalogue/catalogue-line.ts";
import { printLine } from "#upstreams/catalogue/print-line.ts";

/** The lines as the text of an NDJSON file in canonical form. */
export function printCatalogue(lines: readonly CatalogueLine[]): string {
  return inCanonicalOrder(lines).map(printLine).join("");
}
