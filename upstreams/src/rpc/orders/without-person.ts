import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

import type { OrderDocument } from "./order-document.ts";

/**
 * An order's document without whose it was. What the tax office wants stored for seven years stays: articles, amounts, the country the VAT
 * follows, and of a business the name and address its invoice must bear (Wet OB, article 35a).
 */
export function withoutPerson(document: OrderDocument): OrderDocument {
  return {
    ...document,
    customer: { firstName: "", lastName: "", isGuest: document.customer.isGuest },
    shippingAddress: withoutAddress(document.shippingAddress),
    billingAddress: withoutAddress(document.billingAddress),
  };
}

function withoutAddress(address: PostalAddress): PostalAddress {
  const nobody = { firstName: "", lastName: "", gender: "NO_CHOICE" as const, phone: undefined };
  if (address.companyName) return { ...address, ...nobody };
  const nowhere = { street: "", houseNumber: "", addition: undefined, zipCode: "", city: "" };
  return { ...nobody, ...nowhere, companyName: undefined, countryCode: address.countryCode };
}
