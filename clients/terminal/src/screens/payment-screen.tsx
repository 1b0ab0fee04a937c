import { BasketDocument, OrderDocument, type OrderQuery } from "@warmeland/client/documents";
import { Box, Text, useInput } from "ink";
import { useEffect } from "react";
import { nl } from "../nl.ts";
import type { Place } from "../place.ts";
import { useShop } from "../shop/shop-context.ts";
import { type Loaded, useLoaded } from "../shop/use-loaded.ts";
import { Screen } from "../ui/screen.tsx";
import { Waiting } from "../ui/waiting.tsx";

type Order = NonNullable<OrderQuery["order"]>;

/** How often the order is asked for while it is being paid elsewhere. */
const everyMs = 2000;

/** The payment, which happens on its own page in a browser, and how it ended. */
export function PaymentScreen({ id, number, redirectUrl }: Extract<Place, { kind: "payment" }>) {
  const { client, go, setBasket } = useShop();
  const loaded = useLoaded(id, async (signal) => (await client.send(OrderDocument, { by: { id } }, { signal })).order);
  const status = loaded.value?.payment.status;
  const isOpen = status === undefined || status === "OPEN" || status === "PENDING";
  useAgain(loaded, isOpen);
  useEffect(() => {
    if (isOpen) return;
    // empty after a payment, as it was before when there was none
    client.send(BasketDocument).then(
      ({ basket }) => basket && setBasket(basket),
      () => undefined,
    );
  }, [client, isOpen, setBasket]);
  useInput((_input, key) => key.return && !isOpen && go({ kind: "home" }));

  return (
    <Screen
      title={nl.payment.title(number)}
      keys={[isOpen ? ["Esc", nl.keys.back] : ["Enter", nl.payment.home], ["Ctrl+C", nl.keys.quit]]}
    >
      {loaded.error !== undefined ? (
        <Waiting loaded={loaded} />
      ) : isOpen ? (
        <Box flexDirection="column" gap={1}>
          <Text>{nl.payment.open}</Text>
          <Text bold>{redirectUrl}</Text>
          <Text dimColor>{nl.payment.waiting}</Text>
        </Box>
      ) : status === "PAID" || status === "AUTHORIZED" ? (
        loaded.value && <Thanks order={loaded.value} />
      ) : (
        <Box flexDirection="column">
          <Text color="red">{nl.payment.ended[status]}</Text>
          <Text dimColor>{nl.payment.endedHint}</Text>
        </Box>
      )}
    </Screen>
  );
}

function Thanks({ order: { number, email, payment, total } }: { readonly order: Order }) {
  return (
    <Box flexDirection="column">
      <Text bold color="green">
        {nl.payment.thanks}
      </Text>
      <Text>{nl.payment.number(number)}</Text>
      <Text>{nl.payment.paid(payment.methodName, total.formatted)}</Text>
      <Text>{nl.payment.confirmation(email)}</Text>
    </Box>
  );
}

/** Loads again and again while something is awaited; after a fault the shopper decides. */
function useAgain({ isLoading, error, retry }: Loaded<unknown>, isAwaited: boolean): void {
  useEffect(() => {
    if (isLoading || error !== undefined || !isAwaited) return undefined;
    const timer = setTimeout(retry, everyMs);
    return () => clearTimeout(timer);
  }, [isLoading, error, isAwaited, retry]);
}
