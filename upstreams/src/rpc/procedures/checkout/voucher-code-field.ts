import * as z from "zod/mini";

/** A code as a shopper types it. */
export const voucherCodeField = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
