import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { graphql } from "#app/graphql/generated/gql.ts";

const PostcodeAddressQuery = graphql(`
  query PostcodeAddress($postcode: String!, $houseNumber: String!) {
    postcodeAddress(postcode: $postcode, houseNumber: $houseNumber) {
      street
      city
    }
  }
`);

/** Fills in street and city once postcode and house number are known. */
export interface PostcodeLookUp {
  /** To be called when either of the two fields is left. */
  readonly look: () => void;
  /** Whether nobody knows the house or could be asked, so that street and city are typed. */
  readonly isUnknown: boolean;
}

/**
 * Looks up the Dutch address of a form; what the shopper typed is never overwritten, only what was filled in for another house.
 * @param part name of the address inside the form
 */
export function usePostcodeLookUp<Form extends FieldValues, Valid>(
  form: UseFormReturn<Form, unknown, Valid>,
  part: string,
): PostcodeLookUp {
  const client = useApolloClient();
  const [isUnknown, setUnknown] = useState(false);
  const requested = useRef("");
  const filled = useRef({ street: "", city: "" });

  const look = async (): Promise<void> => {
    const {
      zipCode = "",
      houseNumber = "",
      countryCode,
    } = (form.getValues(part as Path<Form>) ?? {}) as Record<string, string | undefined>;
    const house = `${zipCode} ${houseNumber}`.toUpperCase();
    if (countryCode !== "NL" || house === requested.current || !/^\s*[1-9]\d{3}\s?[A-Z]{2}\s+[1-9]/i.test(house))
      return;
    requested.current = house;
    const variables = { postcode: zipCode, houseNumber };
    const response = await client
      .query({ query: PostcodeAddressQuery, variables, fetchPolicy: "no-cache" })
      .catch(() => undefined);
    // somebody typed on meanwhile
    if (requested.current !== house) return;
    // who could not be asked can be asked again
    if (!response?.data) requested.current = "";
    const found = response?.data?.postcodeAddress;
    setUnknown(!found);
    if (!found) return;
    for (const name of ["street", "city"] as const) {
      const path = `${part}.${name}` as Path<Form>;
      const present: unknown = form.getValues(path);
      if (present !== "" && present !== undefined && present !== filled.current[name]) continue;
      form.setValue(path, found[name] as PathValue<Form, Path<Form>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    filled.current = { street: found.street, city: found.city };
  };
  return { look: () => void look(), isUnknown };
}
