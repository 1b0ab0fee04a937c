import { z } from "zod";

import { lineSchemas } from "./lines/catalogue-line.ts";

/**
 * The JSON Schema (draft 2020-12) of one line of a catalogue, made of the schemas the import checks with. It says all that can be said of a line by
 * itself; dates of the calendar, sums over a line and what other lines say only the import can check.
 */
export function catalogueSchema(): object {
  const definitions = [...lineSchemas].map(([type, schema]) => {
    const { $schema: _dialect, ...definition } = z.toJSONSchema(schema, { io: "input" });
    return [type, definition] as const;
  });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A line of a Warmeland catalogue",
    description: "One JSON object per line of an NDJSON file; upstreams/catalogue/FORMAT.md says what the fields mean.",
    oneOf: definitions.map(([type]) => ({ $ref: `#/$defs/${type}` })),
    $defs: Object.fromEntries(definitions),
  };
}

/** The schema as the text of catalogue.schema.json. */
export function printCatalogueSchema(): string {
  return `${JSON.stringify(catalogueSchema(), null, 1)}\n`;
}
