import * as z from "zod/mini";
import { wireFeeSchema } from "./wire-checkout.ts";
import { wirePaymentStatusSchema } from "./wire-payment.ts";

const orderAddressSchema = z.object({
  recipient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    gender: z.string(),
    companyName: z.nullish(z.string()),
  }),
  street: z.string(),
  houseNumber: z.string(),
  additional: z.nullish(z.string()),
  zipCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  phone: z.nullish(z.string()),
  vatNumber: z.nullish(z.string()),
});

export type WireOrderAddress = z.output<typeof orderAddressSchema>;

const orderImageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  averageColour: z.nullish(z.string()),
});

const orderItemSchema = z.object({
  key: z.string(),
  lineKey: z.optional(z.string()),
  packageId: z.optional(z.int()),
  status: z._default(z.string(), "available"),
  withdrawnAt: z.nullish(z.string()),
  price: z.object({
    withTax: z.int(),
    undiscountedWithTax: z.optional(z.int()),
    tax: z.object({ vat: z.object({ amount: z.int() }) }),
    appliedReductions: z._default(
      z.array(z.object({ category: z.string(), amount: z.object({ absoluteWithTax: z.int() }) })),
      [],
    ),
  }),
  product: z.object({
    id: z.int(),
    masterKey: z.string(),
    name: z.string(),
    images: z._default(z.array(orderImageSchema), []),
  }),
  variant: z.object({ id: z.int(), articleNumber: z.string(), title: z.string() }),
});

/** One piece of an order; the pieces of one line share their `lineKey`. */
export type WireOrderItem = z.output<typeof orderItemSchema>;

const packageSchema = z.object({
  id: z.int(),
  carrierKey: z.string(),
  kind: z.enum(["parcel", "two_person"]),
  deliveryDate: z.object({ minimum: z.string(), maximum: z.string() }),
  carrier: z.nullish(z.string()),
  tracking: z.nullish(z.object({ id: z.string(), url: z.nullish(z.string()) })),
  shippedAt: z.nullish(z.string()),
  deliveredAt: z.nullish(z.string()),
});

export type WireOrderPackage = z.output<typeof packageSchema>;

const withdrawalSchema = z.object({
  deadline: z.nullable(z.string()),
  pieceKeys: z.array(z.string()),
  received: z.array(z.object({ id: z.string(), receivedAt: z.string(), pieceKeys: z.array(z.string()) })),
});

export type WireOrderWithdrawal = z.output<typeof withdrawalSchema>;

const orderVoucherSchema = z.object({ code: z.string(), type: z.enum(["absolute", "relative"]), value: z.number() });

export type WireOrderVoucher = z.output<typeof orderVoucherSchema>;

const orderPaymentSchema = z.object({
  key: z.string(),
  name: z.string(),
  status: wirePaymentStatusSchema,
  redirectUrl: z.nullish(z.string()),
});

/** An order in the commerce format, one row per piece; `detailedStatus.order.code` is the status the shop shows. */
export const wireOrderSchema = z.object({
  id: z.string(),
  referenceKey: z.string(),
  currencyCode: z.enum(["EUR", "CHF"]),
  detailedStatus: z.object({ order: z.object({ code: z.string() }) }),
  statusHistory: z._default(z.array(z.object({ code: z.string(), at: z.string() })), []),
  createdAt: z.string(),
  email: z.string(),
  customer: z.object({
    id: z.nullable(z.int()),
    groups: z._default(z.array(z.string()), []),
    status: z.object({ isGuestCustomer: z.boolean() }),
  }),
  address: z.object({ billing: orderAddressSchema, shipping: orderAddressSchema }),
  items: z.array(orderItemSchema),
  cost: z.object({
    withTax: z.int(),
    tax: z.object({ vat: z.object({ amount: z.int() }) }),
    appliedReductions: z._default(
      z.array(
        z.object({
          category: z.optional(z.string()),
          code: z.nullish(z.string()),
          amount: z.object({ absoluteWithTax: z.int() }),
        }),
      ),
      [],
    ),
    appliedFees: z.array(wireFeeSchema),
  }),
  payment: z.tuple([orderPaymentSchema], orderPaymentSchema),
  shipping: z.optional(z.object({ isTogether: z.optional(z.boolean()) })),
  packages: z.array(packageSchema),
  vouchers: z._default(z.array(orderVoucherSchema), []),
  withdrawal: z.optional(withdrawalSchema),
  refunds: z._default(
    z.array(z.object({ amount: z.int(), createdAt: z.string(), paidAt: z.nullable(z.string()) })),
    [],
  ),
});

/** A page of a customer's orders. */
export const wireOrdersSchema = z.object({ total: z.int(), orders: z.array(wireOrderSchema) });

export type WireOrders = z.output<typeof wireOrdersSchema>;

/** What a look-up brings: a token that shows one order for a while. */
export const wireOrderLookupSchema = z.object({ token: z.string(), expiresAt: z.string() });

/** The receipt of a withdrawal. */
export const wireWithdrawalSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  receivedAt: z.string(),
  deadline: z.nullable(z.string()),
  pieceKeys: z.array(z.string()),
  toReturn: z.array(z.string()),
  refundCents: z.int(),
});

export type WireWithdrawal = z.output<typeof wireWithdrawalSchema>;

export type WireOrder = z.output<typeof wireOrderSchema>;
