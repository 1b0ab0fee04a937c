import { useMutation } from "@apollo/client/react";
import { use, useRef, useState } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { BasketContext } from "./basket-context.ts";
import { useBasketMessages } from "./use-basket-messages.ts";

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
      ... on BasketLimitReached {
        limit
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
}

/**
 * Changes how many of an item lie in the basket. Presses while a request is under way replace each other: the last one
 * is sent when it returns, so that the last press wins and no two requests race.
 */
export function useUpdateBasketItem({ key, quantity, productName }: Item) {
  const [mutate] = useMutation(UpdateBasketItemMutation);
  const [shown, setShown] = useState<number>();
  const wanted = useRef<number>(undefined);
  const running = useRef(false);
  const messages = useBasketMessages();
  const { retry: reload } = use(BasketContext);

  const send = async (next: number) => {
    const answer = await mutate({ variables: { input: { itemKey: key, quantity: next } } }).catch(() => undefined);
    const result = answer?.data?.updateBasketItem;
    switch (result?.__typename) {
      case "UpdateBasketItemPayload": {
        const now = result.basket.items.find((item) => item.key === key)?.quantity ?? next;
        if (result.notice === "QUANTITY_REDUCED") messages.quantityReduced(productName, now);
        return;
      }
      case "VariantNotAvailable":
        messages.variantNotAvailable(result.productName ?? productName);
        return;
      case "BasketConflict":
        messages.changedElsewhere();
        return;
      case "BasketLimitReached":
        messages.limitReached(result.limit);
        return;
      case "ItemNotFound":
        messages.itemGone();
        reload();
        return;
      default:
        messages.changeFailed();
    }
  };
  const change = async (next: number) => {
    wanted.current = next;
    setShown(next);
    if (running.current) return;
    running.current = true;
    while (wanted.current !== undefined) {
      const now: number = wanted.current;
      wanted.current = undefined;
      await send(now);
    }
    running.current = false;
    setShown(undefined);
  };
  return { quantity: shown ?? quantity, change, busy: shown !== undefined };
}
