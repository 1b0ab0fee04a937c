import * as z from "zod/mini";
import { gender, optionalPhone, optionalText, personName, requiredText, type FieldProblemKey } from "../field-rules.ts";

export const addressCountries = ["NL", "BE", "DE", "AT", "CH", "FR"] as const;
export type AddressCountry = (typeof addressCountries)[number];

const zipCodes: Readonly<Record<AddressCountry, RegExp>> = {
  NL: /^[1-9]\d{3} [A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
};

const country: FieldProblemKey = "country";
const houseNumber: FieldProblemKey = "houseNumber";
const zipCode: FieldProblemKey = "zipCode";

const vatNumber: FieldProblemKey = "vatNumber";

/** VAT numbers of the countries by their format alone (Directive 2006/112/EC, art. 215; VIES); Switzerland's by the UID register's. */
const vatNumbers = /^(NL\d{9}B\d{2}|BE[01]\d{9}|DE\d{9}|ATU\d{8}|CHE\d{9}(MWST|TVA|IVA)?|FR[A-HJ-NP-Z0-9]{2}\d{9})$/;

const zipAndCountry = z.object({ zipCode: requiredText(10), countryCode: z.enum(addressCountries) });

/** A postal address of the countries the shops deliver to or bill; the zip code follows its country, Dutch ones as '1012 AB', a company's VAT number is checked by its format. Messages are `FieldProblemKey`s. */
export const addressSchema = z
  .object({
    firstName: personName(),
    lastName: personName(),
    gender: gender(),
    companyName: optionalText(80),
    vatNumber: z.pipe(
      z.pipe(
        z.nullish(z.string()),
        z.transform((value: string | null | undefined) => value?.replaceAll(/[\s.-]/g, "").toUpperCase() || undefined),
      ),
      z.optional(z.string().check(z.regex(vatNumbers, vatNumber))),
    ),
    street: requiredText(80),
    houseNumber: requiredText(10).check(z.regex(/^\d/, houseNumber)),
    addition: optionalText(20),
    zipCode: requiredText(10).check(z.toUpperCase(), z.overwrite(withDutchSpace)),
    city: requiredText(60),
    countryCode: z.enum(addressCountries, country),
    phone: optionalPhone(),
  })
  .check(
    z.refine((address) => zipCodes[address.countryCode].test(address.zipCode), {
      path: ["zipCode"],
      error: zipCode,
      // other fields at fault do not keep it back
      when: ({ value }) => zipAndCountry.safeParse(value).success,
    }),
  );

export type PostalAddress = z.output<typeof addressSchema>;

function withDutchSpace(zip: string): string {
  return zip.replace(/^(\d{4})\s*([A-Z]{2})$/, "$1 $2");
}
