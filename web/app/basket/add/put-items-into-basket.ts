import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NewBasketItemInput } from "#app/graphql/generated/graphql.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
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

/** Keys of additions that nobody answered, by what they add: they may have been done. */
const unanswered = new Map<string, string>();

/**
 * Puts several items into the basket with one request, all or none; undefined when no answer came. The same items once
 * more, after that, are the same addition.
 */
export async function putItemsIntoBasket(client: ApolloClient, items: readonly NewBasketItemInput[]) {
  const what = JSON.stringify(items);
  const idempotencyKey = unanswered.get(what) ?? randomKey();
  unanswered.set(what, idempotencyKey);
  const variables = { input: { items: [...items], idempotencyKey } };
  const answer = await queueChange(client, () =>
    client.mutate({ mutation: AddItemsToBasketMutation, variables }),
  ).catch(() => undefined);
  if (answer?.data) unanswered.delete(what);
  return answer?.data?.addItemsToBasket;
}
