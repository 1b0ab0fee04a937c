import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { useSite } from "#app/locale/site.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { formAddress } from "./delivery-defaults.ts";
import type { DeliveryForm } from "./delivery-form.ts";

const ChooseAddressQuery = graphql(`
  query ChooseAddress {
    viewer {
      id
      addresses {
        id
        isDefaultShipping
        gender
        firstName
        lastName
        companyName
        vatNumber
        street
        houseNumber
        addition
        zipCode
        city
        countryCode
        phone
      }
    }
  }
`);

interface ChooseAddressProps {
  readonly form: UseFormReturn<DeliveryForm, unknown, DeliveryForm>;
  /** Whether nothing is filled in yet, so that the customer's usual address is. */
  readonly isFirst: boolean;
}

/** Fills in an address of the customer's book; nothing while the book is empty or cannot be had. */
export function ChooseAddress({ form, isFirst }: ChooseAddressProps) {
  const { t } = useTranslation("checkout");
  const { shop } = useSite();
  const { data } = useQuery(ChooseAddressQuery, { ssr: false });
  const addresses = data?.viewer?.addresses.filter(({ countryCode }) => countryCode === shop.country) ?? [];
  const fill = (id: string) => {
    const address = addresses.find((candidate) => candidate.id === id);
    if (address) form.setValue("shipping", formAddress(address), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const fillUsual = useEffectEvent(() => {
    const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0];
    if (isFirst && !form.formState.isDirty && usual?.id) fill(usual.id);
  });
  const hasBook = addresses.length > 0;
  useEffect(() => {
    if (hasBook) fillUsual();
  }, [hasBook]);
  if (!hasBook) return null;
  return (
    <SelectField
      id="address-book"
      label={t("delivery.book")}
      defaultValue=""
      onChange={(event) => fill(event.target.value)}
      options={[
        { value: "", label: t("delivery.bookChoose") },
        ...addresses.map(({ id, street, houseNumber, addition, city }) => ({
          value: id ?? "",
          label: `${[street, houseNumber, addition].filter(Boolean).join(" ")}, ${city}`,
        })),
      ]}
      className="mb-5 max-w-md"
    />
  );
}
