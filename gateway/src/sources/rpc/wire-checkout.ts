import * as z from "zod/mini";
import { wireBasketPromotionSchema } from "#gateway/sources/commerce/wire-promotion.ts";
import { wireUserSchema } from "./wire-user.ts";
import { wireVoucherSchema } from "./wire-voucher.ts";

const wireAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string(),
  companyName: z.nullish(z.string()),
  street: z.string(),
  houseNumber: z.string(),
  addition: z.nullish(z.string()),
  zipCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  phone: z.nullish(z.string()),
  vatNumber: z.nullish(z.string()),
});

export type WireAddress = z.output<typeof wireAddressSchema>;

/** A fee in the commerce format. */
export const wireFeeSchema = z.object({
  category: z.string(),
  key: z.optional(z.string()),
  name: z.optional(z.string()),
  amount: z.object({ withTax: z.int() }),
});

const wireShippingOptionSchema = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  priceCents: z.int(),
  chosen: z.boolean(),
  deliveryFrom: z.string(),
  deliveryTo: z.string(),
});

export type WireShippingOption = z.output<typeof wireShippingOptionSchema>;

const wireDeliveryDaysSchema = z.object({
  packageId: z.int(),
  days: z.array(z.object({ day: z.string(), isFull: z.boolean(), chosen: z.boolean() })),
});

export type WireDeliveryDays = z.output<typeof wireDeliveryDaysSchema>;

const wirePaymentMethodSchema = z.object({
  key: z.string(),
  name: z.string(),
  description: z.nullish(z.string()),
  chosen: z.boolean(),
  isCredit: z._default(z.boolean(), false),
  feeCents: z._default(z.int(), 0),
  asks: z._default(z.array(z.string()), []),
  given: z._default(z.array(z.string()), []),
});

export type WirePaymentMethod = z.output<typeof wirePaymentMethodSchema>;

export const wireOpenPaymentSchema = z.object({ orderNumber: z.string(), redirectUrl: z.nullable(z.string()) });

/** A checkout of one basket; money in cents including VAT, `version` is the basket's. */
export const wireCheckoutSchema = z.object({
  version: z.int(),
  currencyCode: z.string(),
  customer: z.nullable(wireUserSchema),
  shippingAddress: z.nullable(wireAddressSchema),
  billingAddress: z.nullable(wireAddressSchema),
  shippingOptions: z.array(wireShippingOptionSchema),
  deliveryDays: z._default(z.array(wireDeliveryDaysSchema), []),
  paymentMethods: z.array(wirePaymentMethodSchema),
  subtotalCents: z.int(),
  discountCents: z._default(z.int(), 0),
  vouchers: z._default(z.array(wireVoucherSchema), []),
  promotions: z._default(z.array(wireBasketPromotionSchema), []),
  shippingCents: z.int(),
  deliveryReduction: z._default(z.nullable(z.object({ name: z.string(), cents: z.int() })), null),
  fees: z._default(z.array(wireFeeSchema), []),
  vatCents: z.int(),
  totalCents: z.int(),
  missing: z.array(z.string()),
  openPayment: z.nullable(wireOpenPaymentSchema),
});

export type WireCheckout = z.output<typeof wireCheckoutSchema>;

/** A customer together with the checkout of their basket. */
export const wireUserAndCheckoutSchema = z.extend(wireUserSchema, { checkout: z.nullish(wireCheckoutSchema) });

export type WireUserAndCheckout = z.output<typeof wireUserAndCheckoutSchema>;
