import { useTranslation } from "react-i18next";
import { addressCountries } from "@warmeland/schema/rules/account/address.ts";
import { useSite } from "./site.ts";

/** Names a country as an address does: null for the shop's own, which goes without saying. */
export function useForeignCountry(): (countryCode: string) => string | null {
  const { t } = useTranslation("fields");
  const { shop } = useSite();
  return (countryCode) => {
    if (countryCode === shop.country) return null;
    const supported = addressCountries.find((country) => country === countryCode);
    return supported ? t(`country.${supported}`) : countryCode;
  };
}
