import { createHash } from "node:crypto";

import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import type { ColourSource } from "./source.ts";

/**
 * The pieces a variant starts with: what the source says, else a number drawn from its article number, always the same one:
 * of twenty variants fourteen have plenty, three a few, two none, and one is made to order.
 */
export function buildStock(referenceKey: string, end: string, source: ColourSource["stock"]): VariantLine["stock"] {
  const given = typeof source === "object" ? (source[end] ?? source["*"]) : source;
  if (given === "order") return { quantity: 0, sellableWithoutStock: true };
  if (given !== undefined) return { quantity: given, sellableWithoutStock: false };
  const drawn = createHash("sha256").update(referenceKey).digest();
  const lot = drawn[0]! % 20;
  if (lot < 14) return { quantity: 8 + (drawn[1]! % 60), sellableWithoutStock: false };
  if (lot < 17) return { quantity: 1 + (drawn[1]! % 4), sellableWithoutStock: false };
  return { quantity: 0, sellableWithoutStock: lot === 19 };
}
