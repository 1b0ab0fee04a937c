import * as z from "zod/mini";

/** Mollie's payment statuses. */
export const wirePaymentStatusSchema = z.enum([
  "open",
  "pending",
  "authorized",
  "paid",
  "failed",
  "canceled",
  "expired",
]);

export type WirePaymentStatus = z.output<typeof wirePaymentStatusSchema>;

/** An order that was placed, or that the same basket had already become. */
export const wirePlacedOrderSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  payment: z.object({
    status: wirePaymentStatusSchema,
    method: z.string(),
    methodName: z.optional(z.string()),
    redirectUrl: z.nullable(z.string()),
  }),
});

export type WirePlacedOrder = z.output<typeof wirePlacedOrderSchema>;

/** What came of a payment when the shopper returned from it; the token shows the order for three minutes. */
export const wireSettledReturnSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: wirePaymentStatusSchema,
  successToken: z.nullable(z.string()),
});

export type WireSettledReturn = z.output<typeof wireSettledReturnSchema>;
