import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ServerProblem } from "#app/ui/form/use-validated-form.ts";
import type { DeliveryForm } from "./delivery-form.ts";

const SaveDeliveryMutation = graphql(`
  mutation SaveDelivery($addresses: SetCheckoutAddressesInput!, $option: SetShippingOptionInput!) {
    setCheckoutAddresses(input: $addresses) {
      ... on SetCheckoutAddressesPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on UserError {
        code
        message
      }
    }
    setShippingOption(input: $option) {
      ... on SetShippingOptionPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on InvalidInput {
        fields {
          field
          message
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

export type SaveOutcome =
  | { readonly saved: true }
  | {
      readonly saved: false;
      readonly signedOut: boolean;
      readonly problems: readonly ServerProblem[];
      readonly message: string | undefined;
    };

const refused = (why: { message?: string; problems?: readonly ServerProblem[]; signedOut?: boolean }): SaveOutcome => ({
  saved: false,
  signedOut: why.signedOut ?? false,
  problems: why.problems ?? [],
  message: why.message,
});

/** Saves addresses and way of delivery with one request. */
export function useSaveDelivery() {
  const { t } = useTranslation("checkout");
  const { t: tErrors } = useTranslation("errors");
  const [mutate] = useMutation(SaveDeliveryMutation);

  return async ({ shipping, billing, billingIsSame, shippingOption }: DeliveryForm): Promise<SaveOutcome> => {
    const addresses = { shipping, billing: billingIsSame ? null : billing };
    const answer = await mutate({ variables: { addresses, option: { key: shippingOption } } }).catch(() => undefined);
    for (const result of [answer?.data?.setCheckoutAddresses, answer?.data?.setShippingOption]) {
      switch (result?.__typename) {
        case "SetCheckoutAddressesPayload":
        case "SetShippingOptionPayload":
          break;
        case "InvalidInput":
          return refused({
            problems: result.fields.map(({ field, message }) => ({
              field: field === "key" ? "shippingOption" : field,
              message,
            })),
          });
        case "NotSignedIn":
          return refused({ signedOut: true });
        case "CheckoutConflict":
          return refused({ message: t("conflict") });
        case "BasketEmpty":
          return refused({ message: result.message });
        default:
          return refused({ message: tErrors("generic") });
      }
    }
    return { saved: true };
  };
}
