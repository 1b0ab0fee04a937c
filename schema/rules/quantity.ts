import * as z from "zod/mini";
import type { FieldProblemKey } from "./field-rules.ts";
import { quantityRange } from "./quantity-range.ts";

/** Most lines of one basket (docs/rules.md#basket-lines). */
export const maximumBasketLines = 200;

/** Most items of one wishlist, as in SCAYLE. */
export const maximumWishlistItems = 200;

const range: FieldProblemKey = "range";

/** How many pieces of a variant: a whole number inside `quantityRange`. */
export const quantitySchema = z
  .int(range)
  .check(z.minimum(quantityRange.min, range), z.maximum(quantityRange.max, range));
