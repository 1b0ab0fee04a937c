import type { Path } from "react-hook-form";
import * as z from "zod/mini";
import { addressSchema, type PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { addressFieldOrder } from "#app/account/addresses/form-address.ts";
import type { FieldProblemKey } from "@warmeland/schema/rules/field-rules.ts";

const choice: FieldProblemKey = "choice";
const shippingOption = z.string(choice).check(z.minLength(1, choice));

const sameAddress = z.object({ shipping: addressSchema, billingIsSame: z.literal(true), shippingOption });
const ownBilling = z.object({
  shipping: addressSchema,
  billingIsSame: z.literal(false),
  billing: addressSchema,
  shippingOption,
});

export interface DeliveryForm {
  shipping: PostalAddress;
  billingIsSame: boolean;
  billing?: PostalAddress;
  shippingOption: string;
}

/** Where the order goes, where the bill goes if elsewhere, and how it is delivered. An unused billing address is not checked. */
export const deliverySchema = z.discriminatedUnion("billingIsSame", [sameAddress, ownBilling]);

export const deliveryOrder: readonly Path<DeliveryForm>[] = [
  ...addressFieldOrder.map((name) => `shipping.${name}` as const),
  ...addressFieldOrder.map((name) => `billing.${name}` as const),
  "shippingOption",
];
