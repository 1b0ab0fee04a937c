import * as z from "zod/mini";
import { wireUserSchema } from "./wire-user.ts";

/** A customer after a change; another e-mail address waits for the link that was mailed to it. */
export const wireUpdatedUserSchema = z.extend(wireUserSchema, { pendingEmail: z.nullish(z.string()) });

export type WireUpdatedUser = z.output<typeof wireUpdatedUserSchema>;

const wireSavedAddressSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string(),
  companyName: z.nullish(z.string()),
  vatNumber: z.nullish(z.string()),
  street: z.string(),
  houseNumber: z.string(),
  addition: z.nullish(z.string()),
  zipCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  phone: z.nullish(z.string()),
  isDefaultShipping: z._default(z.boolean(), false),
  isDefaultBilling: z._default(z.boolean(), false),
});

/** An address of a customer's address book. */
export type WireSavedAddress = z.output<typeof wireSavedAddressSchema>;

/** A customer's whole address book; `savedId` is the address that a call wrote. */
export const wireAddressesSchema = z.object({
  addresses: z.array(wireSavedAddressSchema),
  savedId: z.optional(z.string()),
});

export type WireAddresses = z.output<typeof wireAddressesSchema>;

const newsletterStatuses = ["successful", "doi_pending", "subscribed", "declined", "not_found", "unexpected"] as const;

/** What became of a newsletter sign-up, its confirmation, or its end. */
export const wireNewsletterSchema = z.object({
  status: z.pipe(
    z.string(),
    z.transform((status) => newsletterStatuses.find((each) => each === status) ?? "unexpected"),
  ),
});

export type WireNewsletterStatus = z.output<typeof wireNewsletterSchema>["status"];
