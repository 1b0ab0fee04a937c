import { useMutation } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { BasketContext } from "./basket-context.ts";
import { useAddToBasket } from "./use-add-to-basket.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

const RemoveFromBasketMutation = graphql(`
  mutation RemoveFromBasket($input: RemoveFromBasketInput!) {
    removeFromBasket(input: $input) {
      ... on RemoveFromBasketPayload {
        basket {
          id
          ...BasketParts_basket
        }
      }
      ... on UserError {
        code
      }
    }
  }
`);

interface Item {
  readonly key: string;
  readonly quantity: number;
  readonly productName: string;
  readonly variantId: number;
  /** Only what can be bought again can be put back. */
  readonly canReturn: boolean;
}

/** Takes an item out with one request and offers to put it back. */
export function useRemoveFromBasket({ key, quantity, productName, variantId, canReturn }: Item) {
  const [mutate, { loading }] = useMutation(RemoveFromBasketMutation);
  const { add } = useAddToBasket();
  const messages = useBasketMessages();
  const { addition, retry: reload } = use(BasketContext);

  /** Says whether the item is gone. */
  const remove = async (): Promise<boolean> => {
    if (loading) return false;
    const answer = await mutate({ variables: { input: { itemKey: key } } }).catch(() => undefined);
    const result = answer?.data?.removeFromBasket;
    if (result?.__typename === "RemoveFromBasketPayload") {
      addition.set(undefined);
      if (canReturn) messages.removed(productName, () => void add({ variantId, quantity, productName, quietly: true }));
      return true;
    }
    if (result?.__typename === "ItemNotFound") {
      messages.itemGone();
      reload();
    } else {
      messages.changeFailed();
    }
    return false;
  };
  return { remove, busy: loading };
}
