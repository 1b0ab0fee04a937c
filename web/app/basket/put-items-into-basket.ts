import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { NewBasketItemInput } from "#app/graphql/generated/graphql.ts";
import { inTurn } from "./basket-turns.ts";
import { writeKey } from "./write-key.ts";

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
      ... on UserError {
        code
        message
      }
    }
  }
`);

/** Puts several items into the basket with one request, all or none; undefined when no answer came. */
export async function putItemsIntoBasket(client: ApolloClient, items: readonly NewBasketItemInput[]) {
  const variables = { input: { items: [...items], idempotencyKey: writeKey() } };
  const answer = await inTurn(client, () => client.mutate({ mutation: AddItemsToBasketMutation, variables })).catch(() => undefined);
  return answer?.data?.addItemsToBasket;
}
