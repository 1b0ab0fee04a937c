import { useApolloClient } from "@apollo/client/react";
import { use, useRef, useState } from "react";
import type { Dimension } from "#app/catalog/variant/variant-choice.ts";
import { randomKey } from "#app/ui/browser/random-key.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { BasketContext, basketFlyout } from "#app/basket/basket-context.ts";
import { putIntoBasket, type Addition } from "./put-into-basket.ts";
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

/** Why nothing was added, in the words of the error catalogue (docs/rules.md#error-catalogue), or that it waits for the connection. */
type AddError =
  | "Please select a size."
  | "Variant not available"
  | "Undefined Basket Error"
  | "Waiting for the connection";
export type AddOutcome = { readonly added: true } | { readonly added: false; readonly error: AddError };

const notAdded = (error: AddError): AddOutcome => ({ added: false, error });

/**
 * Puts a variant into the basket with one request and shows the flyout; a second press while busy does nothing. An addition without an answer
 * waits, visibly: it is sent when the connection is back, or when the shopper says so. One that failed is sent again by a
 * press only.
 */
export function useAddToBasket() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { addition: lastAddition } = use(BasketContext);
  const { overlays } = useUi();
  const messages = useBasketMessages();
  const running = useRef<Promise<AddOutcome>>(undefined);

  const showFlyout = (): void => overlays.open(basketFlyout, "drawer");
  const put = async (addition: Addition, show: () => void): Promise<AddOutcome> => {
    const { productName } = addition;
    const result = await putIntoBasket(client, addition);
    if (result === undefined) {
      addUnanswered([addition], onConnected);
      if (!isSendingPending()) showPending();
      return notAdded(navigator.onLine ? "Undefined Basket Error" : "Waiting for the connection");
    }
    if (result.__typename === "BasketError") {
      addFailed(addition);
      if (!isSendingPending()) showPending();
      return notAdded("Undefined Basket Error");
    }
    if (settle(addition) && !isSendingPending()) showPending();
    switch (result.__typename) {
      case "AddToBasketPayload": {
        messages.forgetMissingChoice();
        const { item, notice } = result;
        const reducedTo = notice === "QUANTITY_REDUCED" ? item?.quantity : undefined;
        lastAddition.set({
          productName: item?.product.name ?? productName,
          variantTitle: item?.variant.title ?? "",
          reducedTo,
        });
        show();
        return { added: true };
      }
      case "VariantNotAvailable":
        messages.variantNotAvailable(result.productName ?? productName);
        return notAdded("Variant not available");
      case "BasketLimitReached":
        messages.limitReached(result.limit);
        return notAdded("Undefined Basket Error");
      default:
        messages.notTaken(productName, result.fields[0]?.message);
        return notAdded("Undefined Basket Error");
    }
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
  const once = (work: () => Promise<AddOutcome>): Promise<AddOutcome> => {
    if (!running.current) {
      setBusy(true);
      running.current = work().finally(() => {
        running.current = undefined;
        setBusy(false);
      });
    }
    return running.current;
  };
  const add = async ({
    variantId,
    missing = "size",
    quantity = 1,
    productName,
  }: WantedAddition): Promise<AddOutcome> => {
    if (variantId === undefined) {
      messages.chooseFirst(missing);
      return notAdded("Please select a size.");
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
