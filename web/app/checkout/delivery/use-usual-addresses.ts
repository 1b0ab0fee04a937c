import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { formAddress } from "#app/account/addresses/form-address.ts";
import type { DeliveryForm } from "./delivery-form.ts";
import type { BookAddress } from "#app/account/addresses/book-address.ts";

interface UsualAddresses {
  readonly form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  /** The book as far as orders can be delivered there; undefined until it is known. */
  readonly deliverable: readonly BookAddress[] | undefined;
  /** Where the bill usually goes, if elsewhere. */
  readonly usualBilling: BookAddress | undefined;
  readonly onOwnBilling: () => void;
}

/** Fills in the customer's usual addresses once their book is known, where nothing was typed or saved before. */
export function useUsualAddresses({ form, deliverable, usualBilling, onOwnBilling }: UsualAddresses): void {
  const fill = useEffectEvent(() => {
    const { shipping, billing, billingIsSame } = form.getValues();
    const usual = deliverable?.find(({ isDefaultShipping }) => isDefaultShipping) ?? deliverable?.[0];
    if (!usual || !isBlank(shipping)) return;
    form.setValue("shipping", formAddress(usual));
    if (!usualBilling || usualBilling.id === usual.id || !billingIsSame || (billing && !isBlank(billing))) return;
    form.setValue("billing", formAddress(usualBilling));
    form.setValue("billingIsSame", false);
    onOwnBilling();
  });
  const isKnown = deliverable !== undefined;
  useEffect(() => {
    if (isKnown) fill();
  }, [isKnown]);
}

function isBlank({ street, houseNumber, zipCode, city }: DeliveryForm["shipping"]): boolean {
  return !street && !houseNumber && !zipCode && !city;
}
