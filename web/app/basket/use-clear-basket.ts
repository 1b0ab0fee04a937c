import { useApolloClient, useMutation } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { BasketContext } from "./basket-context.ts";
import { queueChange } from "./sync/basket-queue.ts";
import { cachedBasket, type CachedBasket } from "./sync/cached-basket.ts";
import { lostLines } from "./lines/restorable-item.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
import { useRestoreItems } from "./lines/use-restore-items.ts";

const ClearBasketMutation = graphql(`
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

const tries = 3;

/** Takes everything out that the shopper sees, with one request, and offers to put it back. */
export function useClearBasket() {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(ClearBasketMutation);
  const restore = useRestoreItems();
  const messages = useBasketMessages();
  const { basket, addition } = use(BasketContext);

  // a version may have moved on without the lines: an address was given in the checkout, for example
  const write = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const before = cachedBasket(client, basket);
      const outcome = await send(mutate({ variables: { input: { version: before?.version } } }), "clearBasket");
      const isConflict = outcome.status === "refused" && outcome.error.__typename === "BasketConflict";
      if (!isConflict || attempt === tries || !hasSameLines(before, cachedBasket(client, basket)))
        return { before, outcome, isConflict };
    }
  };
  const clear = async (): Promise<void> => {
    if (loading) return;
    const { before, outcome, isConflict } = await queueChange(client, write);
    if (outcome.status === "done") {
      addition.set(undefined);
      if (outcome.payload.basket.keptOrderNumber) return;
      const items = before?.items ?? [];
      messages.cleared(items.some(({ status }) => status === "AVAILABLE") ? () => void restore(items) : undefined);
    } else if (isConflict) {
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
