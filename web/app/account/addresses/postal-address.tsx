import type { FragmentFields } from "#app/graphql/fragment-fields.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { PostalAddress_AddressFragment } from "#app/graphql/generated/graphql.ts";
import { useForeignCountry } from "#app/locale/use-foreign-country.ts";

graphql(`
  fragment PostalAddress_address on Address {
    firstName
    lastName
    companyName
    street
    houseNumber
    addition
    zipCode
    city
    countryCode
  }
`);

interface PostalAddressProps {
  readonly title?: string;
  readonly address: FragmentFields<PostalAddress_AddressFragment>;
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
