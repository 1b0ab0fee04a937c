import { useApolloClient, useMutation } from "@apollo/client/react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { inTurn } from "./basket-turns.ts";
import { itemsToRestore, type RestorableLine } from "./restorable-item.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
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

/** Puts lost lines back as they were, all with one request; those that sold out meanwhile stay away, and are named. */
export function useRestoreItems() {
  const client = useApolloClient();
  const [mutate] = useMutation(AddItemsToBasketMutation);
  const messages = useBasketMessages();

  const restore = async (lost: readonly RestorableLine[]): Promise<boolean> => {
    const items = itemsToRestore(lost);
    if (items.length === 0) return false;
    const input = { items, idempotencyKey: writeKey() };
    const answer = await inTurn(client, () => mutate({ variables: { input } })).catch(() => undefined);
    const result = answer?.data?.addItemsToBasket;
    switch (result?.__typename) {
      case "AddItemsToBasketPayload":
        return true;
      case "VariantNotAvailable": {
        for (const { productName } of result.unavailable) if (productName !== null) messages.variantNotAvailable(productName);
        const gone = new Set(result.unavailable.map(({ variantId }) => variantId));
        const left = lost.filter(({ variant }) => !gone.has(variant.variantId));
        return left.length < lost.length && restore(left);
      }
      default:
        messages.restoreFailed(result && "message" in result ? result.message : undefined, () => void restore(lost));
        return false;
    }
  };
  return restore;
}
