import { useApolloClient, useMutation } from "@apollo/client/react";
import { use } from "react";
import { graphql } from "#app/graphql/generated/gql.ts";
import { BasketContext } from "#app/basket/basket-context.ts";
import { send } from "#app/graphql/mutation/send.ts";
import { queueChange } from "#app/basket/sync/basket-queue.ts";
import { hideLines } from "./hide-lines.ts";
import { cachedBasket } from "#app/basket/sync/cached-basket.ts";
import { linesOfSet } from "./lines-of-set.ts";
import { lostLines, type RestorableLine } from "./restorable-item.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import { useRestoreItems } from "./use-restore-items.ts";

const RemoveFromBasketMutation = graphql(`
  mutation RemoveFromBasket($input: RemoveFromBasketInput!) {
    removeFromBasket(input: $input) {
      ... on RemoveFromBasketPayload {
        basket {
          id
          keptOrderNumber
          ...BasketParts_basket
        }
      }
      ...Refusal_error @unmask
    }
  }
`);

interface Item {
  readonly key: string;
  readonly productName: string;
}

/** What became of a removal: the lines that went, those of its set and lost gifts among them. */
type Removal = { readonly lost: readonly RestorableLine[] } | undefined;

/** Takes an item out with one request, out of sight at once, and offers to put it back. */
export function useRemoveFromBasket({ key, productName }: Item) {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(RemoveFromBasketMutation);
  const restore = useRestoreItems();
  const messages = useBasketMessages();
  const { basket, addition, retry: reload } = use(BasketContext);

  /** Says what went; undefined when nothing did, which the shopper has been told. */
  const take = async (): Promise<Removal> => {
    if (loading) return undefined;
    const keysToGo = new Set([key, ...linesOfSet(cachedBasket(client, basket), key).map((line) => line.key)]);
    const show = hideLines(client, basket, keysToGo);
    try {
      const { before, outcome } = await queueChange(client, async () => ({
        before: cachedBasket(client, basket),
        outcome: await send(mutate({ variables: { input: { itemKey: key } } }), "removeFromBasket"),
      }));
      if (outcome.status === "done") {
        addition.set(undefined);
        // it was ordered, which `usePaidOrderNotice` says
        if (outcome.payload.basket.keptOrderNumber) return undefined;
        return { lost: lostLines(before?.items ?? [], cachedBasket(client, basket)?.items ?? []) };
      }
      if (outcome.status === "refused" && outcome.error.__typename === "ItemNotFound") {
        messages.itemGone();
        reload();
      } else {
        messages.changeFailed();
      }
      return undefined;
    } finally {
      show();
    }
  };
  /** Says whether the item is gone. */
  const remove = async (): Promise<boolean> => {
    const removal = await take();
    if (!removal) return false;
    const canReturn = removal.lost.some(({ status }) => status === "AVAILABLE");
    messages.removed(productName, canReturn ? () => void restore(removal.lost) : undefined);
    return true;
  };
  return { take, remove, busy: loading };
}
