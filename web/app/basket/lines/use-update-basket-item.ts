import { useApolloClient, useMutation } from "@apollo/client/react";
import { use, useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { BasketContext } from "#app/basket/basket-context.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { queueChange } from "#app/basket/sync/basket-queue.ts";
import { cachedBasket } from "#app/basket/sync/cached-basket.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";

const UpdateBasketItemMutation = graphql(`
  mutation UpdateBasketItem($input: UpdateBasketItemInput!) {
    updateBasketItem(input: $input) {
      ... on UpdateBasketItemPayload {
        notice
        basket {
          id
          items {
            id
            key
            quantity
          }
          ...BasketParts_basket
        }
      }
      ... on VariantNotAvailable {
        productName
        left: basket {
          id
          ...BasketParts_basket
        }
      }
      ... on BasketConflict {
        current: basket {
          id
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

/** Presses of the shopper that met changes made elsewhere are tried this often before they are told. */
const tries = 3;

interface Item {
  readonly key: string;
  readonly quantity: number;
  readonly productName: string;
}

/**
 * Changes how many of an item lie in the basket. Presses while a request is under way replace each other: the last one
 * is sent when it returns, so that the last press wins and no two requests race. A change answers how many lie in the basket after it.
 */
export function useUpdateBasketItem({ key, quantity, productName }: Item) {
  const [mutate] = useMutation(UpdateBasketItemMutation);
  const [shown, setShown] = useState<number>();
  const wanted = useRef<number>(undefined);
  const running = useRef(false);
  const messages = useBasketMessages();
  const client = useApolloClient();
  const { basket, retry: reload } = use(BasketContext);

  const quantityNow = () => cachedBasket(client, basket)?.items.find((item) => item.key === key)?.quantity;
  /** Writes to the basket that is known. One that was changed elsewhere comes back as it is now; if it still holds as many of this item, nothing speaks against the wish. */
  const write = async (next: number) => {
    for (let attempt = 1; ; attempt += 1) {
      const seen = quantityNow();
      const input = { itemKey: key, quantity: next, version: cachedBasket(client, basket)?.version };
      const outcome = await send(mutate({ variables: { input } }), "updateBasketItem");
      const isConflict = outcome.status === "refused" && outcome.error.__typename === "BasketConflict";
      if (!isConflict || attempt === tries || quantityNow() !== seen) return outcome;
    }
  };
  const setQuantity = async (next: number) => {
    const outcome = await queueChange(client, () => write(next));
    if (outcome.status === "done") {
      const { basket: changed, notice } = outcome.payload;
      const now = changed.items.find((item) => item.key === key)?.quantity ?? next;
      if (notice === "QUANTITY_REDUCED") messages.quantityReduced(productName, now);
      return;
    }
    const error = outcome.status === "refused" ? outcome.error : undefined;
    switch (error?.__typename) {
      case "VariantNotAvailable":
        messages.variantNotAvailable(error.productName ?? productName);
        return;
      case "BasketConflict":
        if (quantityNow() === undefined) messages.itemGone();
        else messages.changedElsewhere();
        return;
      case "ItemNotFound":
        messages.itemGone();
        reload();
        return;
      default:
        messages.changeFailed();
    }
  };
  const change = async (next: number): Promise<number | undefined> => {
    wanted.current = next;
    setShown(next);
    if (running.current) return undefined;
    running.current = true;
    while (wanted.current !== undefined) {
      const now: number = wanted.current;
      wanted.current = undefined;
      await setQuantity(now);
    }
    running.current = false;
    setShown(undefined);
    return quantityNow();
  };
  return { quantity: shown ?? quantity, change, busy: shown !== undefined };
}
