import type { ApolloClient } from "@apollo/client";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { queueChange } from "#app/basket/sync/basket-queue.ts";

const AddToBasketMutation = graphql(`
  mutation AddToBasket($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      ... on AddToBasketPayload {
        notice
        item {
          id
          quantity
          product {
            id
            name
          }
          variant {
            id
            title
          }
        }
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on VariantNotAvailable {
        productName
        unavailable {
          variant {
            id
            sellable
            stock {
              status
            }
          }
        }
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ... on BasketLimitReached {
        limit
      }
      ...Refusal_error @unmask
    }
  }
`);

/** What is put into the basket by one press. */
export interface Addition {
  readonly variantId: number;
  readonly quantity: number;
  readonly productName: string;
  /** Names the addition, so that the gateway does a repetition of it once. */
  readonly idempotencyKey: string;
}

/** Puts a variant into the basket with one request, after the changes that are under way. */
export function addToBasket(client: ApolloClient, { variantId, quantity, idempotencyKey }: Addition) {
  const variables = { input: { variantId, quantity, idempotencyKey } };
  return send(
    queueChange(client, () => client.mutate({ mutation: AddToBasketMutation, variables })),
    "addToBasket",
  );
}
