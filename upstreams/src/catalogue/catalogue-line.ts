import type { z } from "zod";

import { attributeLineSchema, type AttributeLine } from "./attribute-line.ts";
import { categoryLineSchema, type CategoryLine } from "./category-line.ts";
import { orderLineSchema, type OrderLine } from "./order-line.ts";
import { productLineSchema, type ProductLine } from "./product-line.ts";
import { reviewLineSchema, type ReviewLine } from "./review-line.ts";
import { shopLineSchema, type ShopLine } from "./shop-line.ts";

export type CatalogueLine = ShopLine | AttributeLine | CategoryLine | ProductLine | ReviewLine | OrderLine;

/** What is wrong with a line: where in it (dotted, '' for the whole line) and why. */
export interface LineFault {
  path: string;
  reason: string;
}

export type ParsedLine = { line: CatalogueLine; faults?: undefined } | { line?: undefined; faults: LineFault[] };

const schemas = new Map<unknown, z.ZodType<CatalogueLine>>([
  ["shop", shopLineSchema],
  ["attribute", attributeLineSchema],
  ["category", categoryLineSchema],
  ["product", productLineSchema],
  ["review", reviewLineSchema],
  ["order", orderLineSchema],
]);

/** Reads one line of a catalogue by its own schema; what it refers to is checked later, against the lines before it. */
export function parseCatalogueLine(text: string): ParsedLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fault("", `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fault("", "must be a JSON object");
  const type = "type" in value ? value.type : undefined;
  const schema = schemas.get(type);
  if (!schema) return fault("type", `must be one of ${[...schemas.keys()].join(", ")}`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { line: parsed.data };
  return { faults: parsed.error.issues.map((issue) => ({ path: issue.path.join("."), reason: issue.message })) };
}

function fault(path: string, reason: string): ParsedLine {
  return { faults: [{ path, reason }] };
}
