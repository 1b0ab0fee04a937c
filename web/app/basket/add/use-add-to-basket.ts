import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { use, useEffect, useRef, useState } from "react";
import type { Dimension } from "#app/catalog/variant/variant-choice.ts";
import { trackItems } from "#app/tracking/tracked-items.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { BasketContext, basketFlyout } from "#app/basket/basket-context.ts";
import { addToBasket, type Addition } from "./add-to-basket.ts";
import { useBasketMessages } from "#app/basket/use-basket-messages.ts";
import {
  settle,
  clearPending,
  addFailed,
  addUnanswered,
  storedAdditions,
  sendPending,
  isSendingPending,
  pendingAdditions,
  type PendingState,
} from "#app/basket/sync/pending-additions.ts";

interface WantedAddition {
  /** Undefined while the shopper has not chosen. */
  readonly variantId: number | undefined;
  /** What is to be chosen then. */
  readonly missing?: Dimension | undefined;
  readonly quantity?: number;
  readonly productName: string;
}

/**
 * Puts a variant into the basket with one request and shows the flyout; a second press while busy does nothing. An addition without an answer
 * waits, visibly: it is sent when the connection is back, or when the shopper says so. One that failed is sent again by a
 * press only.
 */
export function useAddToBasket() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { addition: lastAddition, basket } = use(BasketContext);
  const isBasketKnown = useRef(false);
  useEffect(() => {
    isBasketKnown.current = basket !== undefined;
  }, [basket]);
  const { overlays } = useUi();
  const messages = useBasketMessages();
  const running = useRef<Promise<boolean>>(undefined);

  const showFlyout = (): void => overlays.open(basketFlyout, "drawer");
  const put = async (addition: Addition, show: () => void): Promise<boolean> => {
    const { productName } = addition;
    const outcome = await addToBasket(client, addition);
    if (outcome.status === "unanswered") {
      const isFault = CombinedGraphQLErrors.is(outcome.error) || ServerError.is(outcome.error);
      if (isFault) addFailed(addition);
      else addUnanswered([addition], onConnected);
      if (!isSendingPending()) showPending();
      return false;
    }
    if (outcome.status === "refused" && outcome.error.__typename === "BasketError") {
      addFailed(addition);
      if (!isSendingPending()) showPending();
      return false;
    }
    if (settle(addition) && !isSendingPending()) showPending();
    if (outcome.status === "done") {
      messages.forgetMissingChoice();
      const { item, notice } = outcome.payload;
      const reducedTo = notice === "QUANTITY_REDUCED" ? item?.quantity : undefined;
      // before the visitor's basket has come, nobody sees from its lines what was added (use-basket-events.ts)
      if (item && !isBasketKnown.current)
        trackItems("add_to_cart", [
          { productId: item.product.id, variantId: item.variant.id, quantity: reducedTo ?? addition.quantity },
        ]);
      lastAddition.set({
        productName: item?.product.name ?? productName,
        variantTitle: item?.variant.title ?? "",
        reducedTo,
      });
      show();
      return true;
    }
    const { error, fields } = outcome;
    if (error.__typename === "VariantNotAvailable") messages.variantNotAvailable(error.productName ?? productName);
    else if (error.__typename === "BasketLimitReached") messages.limitReached(error.limit);
    else messages.notTaken(productName, fields[0]?.message);
    return false;
  };
  const showPending = (): void => {
    messages.clearPending();
    for (const state of ["unanswered", "failed"] as const) {
      const names = pendingAdditions(state).map(({ productName }) => productName);
      if (names.length === 0) continue;
      const retry = () => void resendPending(state, names.length === 1 ? showFlyout : undefined);
      messages.waiting(navigator.onLine || state === "failed" ? state : "unconnected", names, retry, () =>
        clearPending(state),
      );
    }
  };
  const resendPending = async (state: PendingState, show?: () => void): Promise<void> => {
    messages.clearPending();
    const hasSent = await sendPending(state, (addition) =>
      put(addition, show ?? (() => messages.added(addition.productName))),
    );
    if (hasSent) showPending();
  };
  const onConnected = (): void => void resendPending("unanswered");
  const once = (work: () => Promise<boolean>): Promise<boolean> => {
    if (!running.current) {
      setBusy(true);
      running.current = work().finally(() => {
        running.current = undefined;
        setBusy(false);
      });
    }
    return running.current;
  };
  /** Says whether it lies in the basket; what went wrong the shopper has been told (docs/rules.md#error-catalogue). */
  const add = async ({ variantId, missing = "size", quantity = 1, productName }: WantedAddition): Promise<boolean> => {
    if (variantId === undefined) {
      messages.chooseFirst(missing);
      return false;
    }
    return once(() =>
      put(
        failedBefore(variantId, quantity) ?? { variantId, quantity, productName, idempotencyKey: randomKey() },
        showFlyout,
      ),
    );
  };
  /** What the tab kept over a reload: sent when there is a connection, else it waits on. */
  const resume = (): void => {
    const kept = storedAdditions();
    clearPending("unanswered");
    if (kept.length === 0) return;
    addUnanswered(kept, onConnected);
    if (navigator.onLine) onConnected();
    else showPending();
  };
  return { add, busy, resume };
}

/** What is pressed once more after it failed is the same addition: it may have been done. */
function failedBefore(variantId: number, quantity: number): Addition | undefined {
  if (!navigator.onLine || isSendingPending()) return undefined;
  const before = [...pendingAdditions("unanswered"), ...pendingAdditions("failed")];
  return before.find((addition) => addition.variantId === variantId && addition.quantity === quantity);
}
