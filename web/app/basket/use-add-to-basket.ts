import { useApolloClient } from "@apollo/client/react";
import { use, useRef, useState } from "react";
import { randomKey } from "#app/ui/random-key.ts";
import { useUi } from "#app/ui/ui-context.ts";
import { BasketContext, basketFlyout } from "./basket-context.ts";
import { putIntoBasket, type Addition } from "./put-into-basket.ts";
import { useBasketMessages } from "./use-basket-messages.ts";
import { forgetWaiting, keptAdditions, waitForConnection, waitingAdditions } from "./waiting-additions.ts";

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
 * Puts a variant into the basket with one request and shows the flyout; a second press while busy does nothing. Without a connection the addition
 * waits, visibly, and is sent once when the connection is back.
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
    switch (result?.__typename) {
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
      case "InvalidInput":
        messages.notTaken(result.fields[0]?.message);
        return notAdded("Undefined Basket Error");
      default:
        if (result === undefined && !navigator.onLine) return wait([addition]);
        messages.addFailed(() => void once(() => put(addition, show)));
        return notAdded("Undefined Basket Error");
    }
  };
  const wait = (additions: readonly Addition[]): AddOutcome => {
    waitForConnection(additions, (all) => void sendWaiting(all));
    const names = waitingAdditions().map(({ productName }) => productName);
    messages.waiting(names, forgetWaiting);
    return notAdded("Waiting for the connection");
  };
  const sendWaiting = async (additions: readonly Addition[]): Promise<void> => {
    messages.forgetWaiting();
    for (const addition of additions) await put(addition, () => messages.added(addition.productName));
  };
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
    return once(() => put({ variantId, quantity, productName, idempotencyKey: randomKey() }, showFlyout));
  };
  /** What the tab kept over a reload: sent when there is a connection, else it waits on. */
  const resume = (): void => {
    const kept = keptAdditions();
    forgetWaiting();
    if (navigator.onLine) void sendWaiting(kept);
    else if (kept.length > 0) wait(kept);
  };
  return { add, busy, resume };
}
