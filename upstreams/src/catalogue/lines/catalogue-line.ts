import type { z } from "zod";

import { attributeLineSchema, type AttributeLine } from "./attribute-line.ts";
import { categoryLineSchema, type CategoryLine } from "./category-line.ts";
import { orderLineSchema, type OrderLine } from "./order-line.ts";
import { productLineSchema, type ProductLine } from "./product-line.ts";
import { redirectLineSchema, type RedirectLine } from "./redirect-line.ts";
import { reviewLineSchema, type ReviewLine } from "./review-line.ts";
import { shopLineSchema, type ShopLine } from "./shop-line.ts";

export type CatalogueLine =
  | ShopLine
  | AttributeLine
  | CategoryLine
  | ProductLine
  | ReviewLine
  | OrderLine
  | RedirectLine;

/** What is wrong with a line: where in it (dotted, '' for the whole line) and why. */
export interface LineFault {
  path: string;
  reason: string;
}

export type ParsedLine = { line: CatalogueLine; faults?: undefined } | { line?: undefined; faults: LineFault[] };

/** The schema of each type of line, in the order the types stand in a file. */
export const lineSchemas = new Map<string, z.ZodType<CatalogueLine>>([
  ["shop", shopLineSchema],
  ["attribute", attributeLineSchema],
  ["category", categoryLineSchema],
  ["product", productLineSchema],
  ["review", reviewLineSchema],
  ["order", orderLineSchema],
  ["redirect", redirectLineSchema],
]);

/** Reads one line of a catalogue by its own schema; what it refers to is checked later, against the lines before it. */
export function parseCatalogueLine(text: string): ParsedLine {
  if (!text.isWellFormed()) return fault("", "holds half a character (a lone surrogate)");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault("", `is not JSON: ${shortened(error instanceof Error ? error.message : String(error))}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fault("", "must be a JSON object");
  const type = "type" in value ? value.type : undefined;
  const schema = typeof type === "string" ? lineSchemas.get(type) : undefined;
  if (!schema) return fault("type", `must be one of ${[...lineSchemas.keys()].join(", ")}`);
  if (mayHideCharacters.test(text)) {
    const hidden = hiddenFault(value, []);
    if (hidden) return { faults: [hidden] };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { line: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => ({
      path: shortened(issue.path.join(".")),
      reason: shortened(issue.message),
    })),
  };
}

/** An escape may stand for what no database column takes, and one key means something else in JavaScript. */
const mayHideCharacters = /\\u|__proto__/;

function hiddenFault(value: unknown, path: readonly string[]): LineFault | undefined {
  if (typeof value === "string") {
    const reason = textFault(value);
    return reason === undefined ? undefined : { path: path.join("."), reason };
  }
  if (typeof value !== "object" || value === null) return undefined;
  // a line nests six deep; what goes far deeper is refused by its schema
  if (path.length > 20) return { path: path.join("."), reason: "is nested too deep" };
  for (const [key, entry] of Object.entries(value)) {
    if (key === "__proto__" || textFault(key) !== undefined)
      return { path: path.join("."), reason: `has the key ${JSON.stringify(key)}` };
    const found = hiddenFault(entry, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function textFault(text: string): string | undefined {
  if (!text.isWellFormed()) return "holds half a character (a lone surrogate)";
  return text.includes("\0") ? "holds a NUL character" : undefined;
}

/** What a line says of itself may be megabytes long. */
function shortened(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}…`.toWellFormed() : text;
}

function fault(path: string, reason: string): ParsedLine {
  return { faults: [{ path, reason }] };
}
