import type { CatalogueLine } from "#upstreams/catalogue/catalogue-line.ts";

/** The lines as the text of an NDJSON file. */
export function printCatalogue(lines: readonly CatalogueLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
