import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SetDeliveryDayMutation = graphql(`
  mutation SetDeliveryDay($input: SetDeliveryDayInput!) {
    setDeliveryDay(input: $input) {
      ... on SetDeliveryDayPayload {
        checkout {
          id
          ...CheckoutParts_checkout
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Chooses the day of a shipment, null for as soon as it is ready; a day that has filled up meanwhile shows as full. */
export function useSetDeliveryDay(packageId: number, onChanged: () => Promise<unknown>) {
  const [mutate] = useMutation(SetDeliveryDayMutation);
  const [wanted, setWanted] = useState<string | null>();
  const messages = useBasketMessages();
  const choose = async (day: string | null): Promise<void> => {
    setWanted(day);
    const outcome = await send(mutate({ variables: { input: { packageId, day } } }), "setDeliveryDay");
    // the basket's packages, and what else is shown of it, have other days now
    await onChanged();
    if (outcome.status !== "done") messages.changeFailed();
    setWanted(undefined);
  };
  return { choose, wanted };
}
