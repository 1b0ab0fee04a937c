import * as z from "zod/mini";

/** The key of a basket, derived by the gateway; long enough that none is ever guessed. */
export const basketKey = z.string().check(z.minLength(8), z.maxLength(200));

/** The basket's version a shopper saw, for a conflict when it is no longer the one. */
export const seenVersion = z.optional(z.nullable(z.int()));
