import * as z from "zod/mini";

/** A voucher that a basket has redeemed, as baskets and checkouts show it. */
export const wireVoucherSchema = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(["absolute", "relative"]),
  /** Cents, or percent. */
  value: z.number(),
  status: z.enum(["applied", "blocked"]),
  reason: z.object({ code: z.string(), minOrderCents: z.optional(z.int()) }),
  missingCents: z.int(),
  discountCents: z.int(),
});

export type WireVoucher = z.output<typeof wireVoucherSchema>;
