import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { queueChange } from "#app/basket/sync/basket-queue.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { DeliveryChoice } from "#app/graphql/generated/graphql.ts";
import { send } from "#app/graphql/mutation/send.ts";

const SetBasketDeliveryMutation = graphql(`
  mutation SetBasketDelivery($input: SetBasketDeliveryInput!) {
    setBasketDelivery(input: $input) {
      ... on SetBasketDeliveryPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Chooses whether shipments come apart or together; `wanted` shows the choice until the basket has it. */
export function useSetBasketDelivery(onChanged: (() => Promise<unknown>) | undefined) {
  const client = useApolloClient();
  const [mutate] = useMutation(SetBasketDeliveryMutation);
  const [wanted, setWanted] = useState<DeliveryChoice>();
  const messages = useBasketMessages();
  const choose = async (delivery: DeliveryChoice): Promise<void> => {
    setWanted(delivery);
    const outcome = await queueChange(client, () =>
      send(mutate({ variables: { input: { delivery } } }), "setBasketDelivery"),
    );
    if (outcome.status === "done") await onChanged?.();
    else messages.changeFailed();
    setWanted(undefined);
  };
  return { choose, wanted };
}
