import { useTranslation } from "react-i18next";
import type { AddressCountry } from "@warmeland/schema/rules/account/address.ts";
import { useFieldTexts } from "#app/locale/use-field-texts.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FieldBinding } from "#app/ui/form/use-validated-form.ts";
import { GenderChoice } from "#app/account/settings/gender-choice.tsx";
import type { addressFieldOrder } from "./form-address.ts";
import type { PostcodeLookUp } from "./use-postcode-look-up.ts";

type AddressFieldName = (typeof addressFieldOrder)[number];

interface AddressFieldsProps {
  /** Part of the form, which is also the section of `autocomplete`; `home` is an address for both. */
  readonly part: "shipping" | "billing" | "home";
  readonly countries: readonly AddressCountry[];
  readonly field: (name: AddressFieldName) => FieldBinding;
  readonly lookUp: PostcodeLookUp;
}

/** The fields of a postal address, in the order people know them. */
export function AddressFields({ part, countries, field, lookUp }: AddressFieldsProps) {
  const { t } = useTranslation("fields");
  const { label } = useFieldTexts();
  const looking = (binding: FieldBinding): FieldBinding => ({
    ...binding,
    onBlur: async (event: unknown) => {
      lookUp.look();
      await binding.onBlur(event as Parameters<typeof binding.onBlur>[0]);
    },
  });
  const auto = (name: string) => `section-${part} ${part === "home" ? "" : `${part} `}${name}`;
  return (
    <div className="grid grid-cols-6 gap-4">
      <GenderChoice binding={field("gender")} className="col-span-6" />
      <TextField
        {...field("firstName")}
        label={label("firstName")}
        autoComplete={auto("given-name")}
        maxLength={60}
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        {...field("lastName")}
        label={label("lastName")}
        autoComplete={auto("family-name")}
        maxLength={60}
        className="col-span-6 sm:col-span-3"
      />
      {part !== "shipping" && (
        <TextField
          {...field("companyName")}
          label={label("companyName")}
          optional
          autoComplete={auto("organization")}
          maxLength={80}
          className="col-span-6 sm:col-span-3"
        />
      )}
      {part !== "shipping" && (
        <TextField
          {...field("vatNumber")}
          label={label("vatNumber")}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          className="col-span-6 sm:col-span-3"
        />
      )}
      <TextField
        {...looking(field("zipCode"))}
        label={label("zipCode")}
        autoComplete={auto("postal-code")}
        autoCapitalize="characters"
        maxLength={10}
        className="col-span-3 sm:col-span-2"
      />
      <TextField
        {...looking(field("houseNumber"))}
        label={label("houseNumber")}
        maxLength={10}
        className="col-span-3 sm:col-span-2"
      />
      <TextField
        {...field("addition")}
        label={label("addition")}
        optional
        maxLength={20}
        className="col-span-6 sm:col-span-2"
      />
      <p role="status" className="col-span-6 text-sm text-ink-muted empty:hidden">
        {lookUp.isUnknown && t("unknownHouse")}
      </p>
      <TextField
        {...field("street")}
        label={label("street")}
        autoComplete={auto("address-line1")}
        maxLength={80}
        className="col-span-6 sm:col-span-4"
      />
      <TextField
        {...field("city")}
        label={label("city")}
        autoComplete={auto("address-level2")}
        maxLength={60}
        className="col-span-3 sm:col-span-2"
      />
      <SelectField
        {...field("countryCode")}
        label={label("countryCode")}
        autoComplete={auto("country")}
        options={countries.map((country) => ({ value: country, label: t(`country.${country}`) }))}
        className="col-span-3"
      />
      {part !== "billing" && (
        <TextField
          {...field("phone")}
          label={label("phone")}
          optional
          hint={t("phoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete={auto("tel")}
          maxLength={30}
          className="col-span-6 sm:col-span-3"
        />
      )}
    </div>
  );
}
