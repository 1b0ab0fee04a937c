import { useApolloClient } from "@apollo/client/react";
import { use, useRef, useState } from "react";
import { randomKey } from "#app/ui/random-key.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { BasketContext, basketFlyout } from "./basket-context.ts";
import { putIntoBasket, type Addition } from "./put-into-basket.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
import {
  answered,
  forgetWaiting,
  keepWaiting,
  keptAdditions,
  sendEachWaiting,
  sendsWaiting,
  waitingAdditions,
} from "./waiting-additions.ts";

interface WantedAddition {
  /** Undefined while the shopper has not chosen. */
  readonly variantId: number | undefined;
  readonly quantity?: number;
  readonly productName: string;
}

/** Why nothing was added, in the words of the specification (§5, §8), or that it waits for the connection. */
type AddError = "Please select a size." | "Variant not available" | "Undefined Basket Error" | "Waiting for the connection";
export type AddOutcome = { readonly added: true } | { readonly added: false; readonly error: AddError };

const notAdded = (error: AddError): AddOutcome => ({ added: false, error });

/**
 * Puts a variant into the basket with one request and shows the flyout; a second press while busy does nothing. An addition without an answer
 * waits, visibly: it is sent when the connection is back, or when the shopper says so.
 */
export function useAddToBasket() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { addition: lastAddition, retry: reload } = use(BasketContext);
  const { overlays } = useUi();
  const messages = useBasketMessages();
  const running = useRef<Promise<AddOutcome>>(undefined);

  const showFlyout = (): void => overlays.open(basketFlyout, "drawer");
  const put = async (addition: Addition, show: () => void): Promise<AddOutcome> => {
    const { productName } = addition;
    const result = await putIntoBasket(client, addition).catch(() => ({ __typename: "NotShown" }) as const);
    if (result === undefined || result.__typename === "BasketError") {
      keepWaiting([addition], onConnected);
      if (!sendsWaiting()) tellWaiting();
      return notAdded(navigator.onLine ? "Undefined Basket Error" : "Waiting for the connection");
    }
    if (answered(addition) && !sendsWaiting()) tellWaiting();
    switch (result.__typename) {
      case "NotShown":
        messages.notShown(reload);
        return { added: true };
      case "AddToBasketPayload": {
        messages.forgetSelectSize();
        const { item, notice } = result;
        const reducedTo = notice === "QUANTITY_REDUCED" ? item?.quantity : undefined;
        lastAddition.set({ productName: item?.product.name ?? productName, variantTitle: item?.variant.title ?? "", reducedTo });
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
  const tellWaiting = (): void => {
    const names = waitingAdditions().map(({ productName }) => productName);
    messages.forgetWaiting();
    if (names.length === 0) return;
    if (navigator.onLine) messages.addFailed(names, () => void sendWaiting(names.length === 1 ? showFlyout : undefined), forgetWaiting);
    else messages.waiting(names, forgetWaiting);
  };
  const sendWaiting = async (show?: () => void): Promise<void> => {
    messages.forgetWaiting();
    const hasSent = await sendEachWaiting((addition) => put(addition, show ?? (() => messages.added(addition.productName))));
    if (hasSent) tellWaiting();
  };
  const onConnected = (): void => void sendWaiting();
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
  const add = async ({ variantId, quantity = 1, productName }: WantedAddition): Promise<AddOutcome> => {
    if (variantId === undefined) {
      messages.selectSize();
      return notAdded("Please select a size.");
    }
    return once(() =>
      put(failedBefore(variantId, quantity) ?? { variantId, quantity, productName, idempotencyKey: randomKey() }, showFlyout),
    );
  };
  /** What the tab kept over a reload: sent when there is a connection, else it waits on. */
  const resume = (): void => {
    const kept = keptAdditions();
    forgetWaiting();
    if (kept.length === 0) return;
    keepWaiting(kept, onConnected);
    if (navigator.onLine) onConnected();
    else tellWaiting();
  };
  return { add, busy, resume };
}

/** What is pressed once more after it failed is the same addition: it may have been done. */
function failedBefore(variantId: number, quantity: number): Addition | undefined {
  if (!navigator.onLine || sendsWaiting()) return undefined;
  return waitingAdditions().find((addition) => addition.variantId === variantId && addition.quantity === quantity);
}
