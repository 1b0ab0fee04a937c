import { builder } from "#gateway/builder.ts";

export const AddressCountryRef = builder.enumType("AddressCountry", {
  description: "A country that addresses may be in, ISO 3166-1 alpha-2.",
  values: {
    NL: { description: "The Netherlands." },
    BE: { description: "Belgium." },
    DE: { description: "Germany." },
    AT: { description: "Austria." },
    CH: { description: "Switzerland." },
    FR: { description: "France." },
  } as const,
});
