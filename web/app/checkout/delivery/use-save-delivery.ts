import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useSending } from "#app/account/use-sending.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
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
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
    setShippingOption(input: $option) {
      ... on SetShippingOptionPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ... on CheckoutConflict {
        current: checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Saves addresses and way of delivery with one request; of two refusals the addresses' is told. */
export function useSaveDelivery() {
  const { t } = useTranslation("checkout");
  const sending = useSending();
  const [mutate] = useMutation(SaveDeliveryMutation);

  return async ({ shipping, billing, billingIsSame, shippingOption }: DeliveryForm) => {
    const addresses = { shipping, billing: billingIsSame ? null : billing };
    const request = mutate({ variables: { addresses, option: { key: shippingOption } } });
    const saved = await sending(async () => (await request).data?.setCheckoutAddresses, "SetCheckoutAddressesPayload");
    const outcome = saved.done
      ? await sending(async () => (await request).data?.setShippingOption, "SetShippingOptionPayload")
      : saved;
    if (outcome.done) return outcome;
    const message = outcome.because === "CheckoutConflict" ? t("conflict") : outcome.message;
    const problems = outcome.problems.map(({ field, ...problem }) => ({
      ...problem,
      field: field === "key" ? "shippingOption" : field,
    }));
    return { ...outcome, message, problems };
  };
}
