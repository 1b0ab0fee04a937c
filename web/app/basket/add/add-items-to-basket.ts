import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NewBasketItemInput } from "#app/graphql/generated/graphql.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { queueChange } from "#app/basket/sync/basket-queue.ts";

const AddItemsToBasketMutation = graphql(`
  mutation AddItemsToBasket($input: AddItemsToBasketInput!) {
    addItemsToBasket(input: $input) {
      ... on AddItemsToBasketPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on VariantNotAvailable {
        unavailable {
          variantId
          productName
        }
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Keys of additions without a response, by what they add: they may have been done. */
const unansweredKeys = new Map<string, string>();

/** Puts several items into the basket with one request, all or none. The same items once more after no response are the same addition. */
export async function addItemsToBasket(client: ApolloClient, items: readonly NewBasketItemInput[]) {
  const what = JSON.stringify(items);
  const idempotencyKey = unansweredKeys.get(what) ?? randomKey();
  unansweredKeys.set(what, idempotencyKey);
  const variables = { input: { items: [...items], idempotencyKey } };
  const outcome = await send(
    queueChange(client, () => client.mutate({ mutation: AddItemsToBasketMutation, variables })),
    "addItemsToBasket",
  );
  if (outcome.status !== "unanswered") unansweredKeys.delete(what);
  return outcome;
}
