import { useApolloClient, useMutation } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import type { ClearBasketMutation } from "#app/graphql/generated/graphql.ts";
import { BasketContext } from "./basket-context.ts";
import { queueChange } from "./sync/basket-queue.ts";
import { cachedBasket, type CachedBasket } from "./sync/cached-basket.ts";
import { lostLines } from "./lines/restorable-item.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
import { useRestoreItems } from "./lines/use-restore-items.ts";

const ClearBasketDocument = graphql(`
  mutation ClearBasket($input: ClearBasketInput) {
    clearBasket(input: $input) {
      ... on ClearBasketPayload {
        basket {
          id
          keptOrderNumber
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

type Cleared = ClearBasketMutation["clearBasket"] | undefined;

const tries = 3;

/** Takes everything out that the shopper sees, with one request, and offers to put it back. */
export function useClearBasket() {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(ClearBasketDocument);
  const restore = useRestoreItems();
  const messages = useBasketMessages();
  const { basket, addition } = use(BasketContext);

  // a version may have moved on without the lines: an address was given in the checkout, for example
  const write = async (left: number): Promise<{ before: CachedBasket | undefined; result: Cleared }> => {
    const before = cachedBasket(client, basket);
    const answer = await mutate({ variables: { input: { version: before?.version } } }).catch(() => undefined);
    const result = answer?.data?.clearBasket;
    const isSame = result?.__typename === "BasketConflict" && hasSameLines(before, cachedBasket(client, basket));
    return isSame && left > 1 ? write(left - 1) : { before, result };
  };
  const clear = async (): Promise<void> => {
    if (loading) return;
    const { before, result } = await queueChange(client, () => write(tries));
    if (result?.__typename === "ClearBasketPayload") {
      addition.set(undefined);
      if (result.basket.keptOrderNumber) return;
      const items = before?.items ?? [];
      messages.cleared(items.some(({ status }) => status === "AVAILABLE") ? () => void restore(items) : undefined);
    } else if (result?.__typename === "BasketConflict") {
      messages.changedElsewhere();
    } else {
      messages.changeFailed();
    }
  };
  return { clear, busy: loading };
}

function hasSameLines(one: CachedBasket | undefined, other: CachedBasket | undefined): boolean {
  const [lines, others] = [one?.items ?? [], other?.items ?? []];
  return (
    lines.length === others.length && lostLines(lines, others).length === 0 && lostLines(others, lines).length === 0
  );
}
