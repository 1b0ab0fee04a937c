import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { formAddress } from "#app/account/addresses/form-address.ts";
import type { DeliveryForm } from "./delivery-form.ts";
import { isSameAddress } from "./same-address.ts";
import type { BookAddress } from "#app/account/addresses/book-address.ts";

interface ChooseAddressProps {
  readonly form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  readonly part: "shipping" | "billing";
  readonly addresses: readonly BookAddress[];
  /** What an address begins with that is not in the book. */
  readonly blank: PostalAddress;
}

/** Fills in an address of the customer's book, or clears the fields for another; nothing while the book is empty. */
export function ChooseAddress({ form, part, addresses, blank }: ChooseAddressProps) {
  const { t } = useTranslation("checkout");
  const typed = useWatch({ control: form.control, name: part });
  if (addresses.length === 0) return null;
  const chosen = addresses.find((address) => typed && isSameAddress(formAddress(address), typed));
  const fill = (id: string) => {
    const address = addresses.find((candidate) => candidate.id === id);
    form.setValue(part, address ? formAddress(address) : blank, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <SelectField
      id={`address-book-${part}`}
      label={t("delivery.book")}
      value={chosen?.id ?? ""}
      onChange={(event) => fill(event.target.value)}
      options={[
        ...addresses.map(({ id, companyName, street, houseNumber, addition, city }) => ({
          value: id,
          label: [companyName, [street, houseNumber, addition].filter(Boolean).join(" "), city]
            .filter(Boolean)
            .join(", "),
        })),
        { value: "", label: t("delivery.bookOther") },
      ]}
      className="mb-5"
    />
  );
}
