import * as z from "zod/mini";

/** A customer as the RPC upstream sends it; `groups` may contain 'new'. */
export const wireUserSchema = z.object({
  id: z.union([z.number(), z.string()]),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullish(z.string()),
  /** `YYYY-MM-DD`. */
  birth_date: z.nullish(z.string()),
  gender: z.string(),
  groups: z._default(z.array(z.string()), []),
  status: z.object({ isGuestCustomer: z.boolean() }),
  newsletter: z.optional(z.boolean()),
  birthdayVoucher: z.optional(z.boolean()),
  /** Whether the customer has proved that the address is theirs; an upstream that does not say so trusts it. */
  emailVerified: z.optional(z.boolean()),
  createdAt: z.optional(z.string()),
  /** Where a customer's basket and wishlist are; a guest, and another upstream's customer, has the visitor's. */
  basketKey: z.optional(z.string()),
  wishlistKey: z.optional(z.string()),
});

export type WireUser = z.output<typeof wireUserSchema>;

const count = z._default(z.int(), 0);

const wireMergedSchema = z.object({
  basketItems: count,
  wishlistItems: count,
  basketItemsLeft: count,
  wishlistItemsLeft: count,
  undoKey: z._default(z.nullable(z.string()), null),
});

/** What a sign-in brought together, in pieces and wishes. */
export type WireMerged = z.output<typeof wireMergedSchema>;

/** A session that begins: the opaque token, whose it is, and what it brought together. */
export const wireLoginSchema = z.object({
  token: z.string(),
  user: wireUserSchema,
  merged: z.nullish(wireMergedSchema),
});

export type WireLogin = z.output<typeof wireLoginSchema>;
