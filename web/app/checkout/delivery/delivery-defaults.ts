import type { AddressCountry } from "@warmeland/schema/rules/account/address.ts";
import { blankAddress, formAddress, type FullAddress } from "#app/account/addresses/form-address.ts";
import type { DeliveryForm } from "./delivery-form.ts";

export interface DeliveryData {
  readonly customer: Pick<FullAddress, "gender" | "firstName" | "lastName"> | null;
  readonly shippingAddress: FullAddress | null;
  readonly billingAddress: FullAddress | null;
  readonly shippingOptions: readonly { readonly key: string; readonly chosen: boolean }[];
}

/** What the form begins with: what was typed in this tab, else what the checkout knows, else the customer's name. */
export function deliveryDefaults(known: DeliveryData, country: AddressCountry, draft: unknown): DeliveryForm {
  const { customer, shippingAddress, billingAddress, shippingOptions } = known;
  const blank = blankAddress(customer, country);
  const typed = isDraft(draft) ? draft : undefined;
  const chosen = shippingOptions.find((option) => option.chosen) ?? shippingOptions[0];
  const typedOption = shippingOptions.find((option) => option.key === typed?.shippingOption);
  return {
    shipping: { ...(shippingAddress ? formAddress(shippingAddress) : blank), ...typed?.shipping, countryCode: country },
    billingIsSame: typed?.billingIsSame ?? billingAddress === null,
    billing: { ...(billingAddress ? formAddress(billingAddress) : blank), ...typed?.billing },
    shippingOption: (typedOption ?? chosen)?.key ?? "",
  };
}

function isDraft(draft: unknown): draft is Partial<DeliveryForm> {
  return typeof draft === "object" && draft !== null && "shipping" in draft && typeof draft.shipping === "object";
}
