import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckboxRow } from "#app/ui/form/checkbox-row.tsx";
import type { DeliveryForm } from "./delivery-form.ts";
import type { KeepingAddress } from "./use-keep-address.ts";

interface KeepAddressProps {
  readonly form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  readonly keeping: KeepingAddress;
}

/** Offers to put the address into the customer's book; nothing while it is there already. */
export function KeepAddress({ form, keeping }: KeepAddressProps) {
  const { t } = useTranslation("checkout");
  const address = useWatch({ control: form.control, name: "shipping" });
  if (!keeping.isNew(address)) return null;
  return (
    <CheckboxRow
      id="keep-address"
      label={t("delivery.keepAddress")}
      checked={keeping.isWanted}
      onChange={(event) => keeping.want(event.target.checked)}
    />
  );
}
