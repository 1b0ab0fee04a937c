import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
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
      ...CheckoutConflict_error
      ...Refusal_error @unmask
    }
    setShippingOption(input: $option) {
      ... on SetShippingOptionPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...CheckoutConflict_error
      ...Refusal_error @unmask
    }
  }
`);

/** Saves addresses and way of delivery with one request; of two refusals the addresses' is told. */
export function useSaveDelivery() {
  const { t } = useTranslation("checkout");
  const [mutate] = useMutation(SaveDeliveryMutation);

  return async ({ shipping, billing, billingIsSame, shippingOption }: DeliveryForm) => {
    const addresses = { shipping, billing: billingIsSame ? null : billing };
    const request = mutate({ variables: { addresses, option: { key: shippingOption } } });
    const [saved, chosen] = [await send(request, "setCheckoutAddresses"), await send(request, "setShippingOption")];
    const outcome = saved.status === "done" ? chosen : saved;
    if (outcome.status !== "refused") return outcome;
    const message = outcome.error.__typename === "CheckoutConflict" ? t("conflict") : outcome.message;
    const fields = outcome.fields.map((problem) =>
      problem.field === "key" ? { ...problem, field: "shippingOption" } : problem,
    );
    return { ...outcome, message, fields };
  };
}
