import type { AddressCountry, PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { DeliveryForm } from "./delivery-form.ts";

/** An address as the gateway answers it. */
interface KnownAddress {
  readonly gender: PostalAddress["gender"];
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string | null;
  readonly vatNumber?: string | null;
  readonly street: string;
  readonly houseNumber: string;
  readonly addition?: string | null;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phone?: string | null;
}

export interface KnownDelivery {
  readonly customer?: Pick<KnownAddress, "gender" | "firstName" | "lastName"> | null;
  readonly shippingAddress?: KnownAddress | null;
  readonly billingAddress?: KnownAddress | null;
  readonly shippingOptions: readonly { readonly key: string; readonly chosen: boolean }[];
}

/** What the form begins with: what was typed in this tab, else what the checkout knows, else the customer's name. */
export function deliveryDefaults(known: KnownDelivery, country: AddressCountry, draft: unknown): DeliveryForm {
  const { customer, shippingAddress, billingAddress, shippingOptions } = known;
  const blank = blankAddress(customer, country);
  const typed = isDraft(draft) ? draft : undefined;
  const chosen = shippingOptions.find((option) => option.chosen) ?? shippingOptions[0];
  const typedOption = shippingOptions.find((option) => option.key === typed?.shippingOption);
  return {
    shipping: { ...(shippingAddress ? formAddress(shippingAddress) : blank), ...typed?.shipping, countryCode: country },
    billingIsSame: typed?.billingIsSame ?? billingAddress == null,
    billing: { ...(billingAddress ? formAddress(billingAddress) : blank), ...typed?.billing },
    shippingOption: (typedOption ?? chosen)?.key ?? "",
  };
}

/** An address of which only the customer's name is known. */
export function blankAddress(customer: KnownDelivery["customer"], country: AddressCountry): PostalAddress {
  return formAddress({
    gender: customer?.gender ?? "NO_CHOICE",
    firstName: customer?.firstName ?? "",
    lastName: customer?.lastName ?? "",
    street: "",
    houseNumber: "",
    zipCode: "",
    city: "",
    countryCode: country,
  });
}

/** An address as the fields of the form hold it. */
export function formAddress(address: KnownAddress): PostalAddress {
  return {
    gender: address.gender,
    firstName: address.firstName,
    lastName: address.lastName,
    companyName: address.companyName ?? "",
    vatNumber: address.vatNumber ?? "",
    street: address.street,
    houseNumber: address.houseNumber,
    addition: address.addition ?? "",
    zipCode: address.zipCode,
    city: address.city,
    countryCode: address.countryCode as AddressCountry,
    phone: address.phone ?? "",
  };
}

function isDraft(draft: unknown): draft is Partial<DeliveryForm> {
  return typeof draft === "object" && draft !== null && "shipping" in draft && typeof draft.shipping === "object";
}
