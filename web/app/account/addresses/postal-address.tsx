import { useForeignCountry } from "#app/locale/use-foreign-country.ts";

interface PostalAddressProps {
  readonly title?: string;
  readonly address: {
    readonly firstName: string;
    readonly lastName: string;
    readonly companyName?: string | null;
    readonly street: string;
    readonly houseNumber: string;
    readonly addition?: string | null;
    readonly zipCode: string;
    readonly city: string;
    readonly countryCode: string;
  };
}

/** An address as it stands on an envelope posted in the shop's country. */
export function PostalAddress({ title, address }: PostalAddressProps) {
  const { firstName, lastName, companyName, street, houseNumber, addition, zipCode, city, countryCode } = address;
  const country = useForeignCountry()(countryCode);
  return (
    <div>
      {title !== undefined && <h3 className="font-semibold">{title}</h3>}
      <address className="text-ink-muted not-italic">
        {companyName && (
          <>
            {companyName}
            <br />
          </>
        )}
        {firstName} {lastName}
        <br />
        {[street, houseNumber, addition].filter(Boolean).join(" ")}
        <br />
        {zipCode} {city}
        {country !== null && (
          <>
            <br />
            {country}
          </>
        )}
      </address>
    </div>
  );
}
