import {
  BasketDocument,
  type BasketStateFragment,
  CancelOpenPaymentDocument,
  RemoveFromBasketDocument,
  UpdateBasketItemDocument,
} from "@warmeland/client/documents";
import { Box, Text, useInput } from "ink";
import { useState } from "react";
import { dayOf, nl } from "../nl.ts";
import { useChange } from "../shop/use-change.ts";
import { useShop } from "../shop/shop-context.ts";
import { useLoaded } from "../shop/use-loaded.ts";
import { ChoiceList } from "../ui/choice-list.tsx";
import { Row } from "../ui/row.tsx";
import { Screen } from "../ui/screen.tsx";
import { useBodyRows } from "../ui/use-body-rows.ts";
import { Waiting } from "../ui/waiting.tsx";

type Line = BasketStateFragment["items"][number];

/** What is in the basket, in which quantities, and what it costs. */
export function BasketScreen() {
  const { client, basket, setBasket, say, go } = useShop();
  const { change } = useChange();
  const [chosenKey, setChosenKey] = useState<string>();
  const rows = useBodyRows();
  const loaded = useLoaded("basket", async (signal) => {
    const found = (await client.send(BasketDocument, {}, { signal })).basket;
    if (found) setBasket(found);
    return found;
  });
  const lines = basket?.items ?? [];
  const line = lines.find(({ key }) => key === chosenKey) ?? lines[0];

  async function setQuantity({ key: itemKey }: Line, quantity: number): Promise<void> {
    const input = { itemKey, quantity, version: basket?.version };
    const send = async () => (await client.send(UpdateBasketItemDocument, { input })).updateBasketItem;
    const result = await change(send);
    if (result && "basket" in result) setBasket(result.basket);
    if (result?.__typename === "UpdateBasketItemPayload" && result.notice)
      say({ text: nl.basket.reduced(result.basket.items.find(({ key }) => key === itemKey)?.quantity ?? 0) });
  }

  async function remove({ key: itemKey, product }: Line): Promise<void> {
    const send = async () => (await client.send(RemoveFromBasketDocument, { input: { itemKey } })).removeFromBasket;
    const result = await change(send);
    if (result?.__typename !== "RemoveFromBasketPayload") return;
    setBasket(result.basket);
    say({ text: nl.basket.removed(product.name) });
  }

  async function cancelPayment(): Promise<void> {
    const result = await change(async () => (await client.send(CancelOpenPaymentDocument)).cancelOpenPayment);
    if (result?.__typename !== "CancelOpenPaymentPayload") return;
    setBasket(result.basket);
    say({ text: nl.basket.paymentCancelled });
  }

  useInput((input) => {
    if (input === "a" && basket?.openPayment) void cancelPayment();
    else if (line === undefined) return;
    else if (input === "+" || input === "=") void setQuantity(line, line.quantity + 1);
    else if (input === "-") void (line.quantity > 1 ? setQuantity(line, line.quantity - 1) : remove(line));
    else if (input === "v") void remove(line);
  });

  return (
    <Screen
      title={nl.basket.title}
      keys={
        lines.length === 0
          ? [
              ["Esc", nl.keys.back],
              ["/", nl.keys.search],
            ]
          : [
              ["↑↓", nl.keys.choose],
              ["+ -", nl.keys.quantity],
              ["v", nl.keys.remove],
              ["Enter", nl.keys.checkout],
              ["Esc", nl.keys.back],
              ...(basket?.openPayment ? [["a", nl.keys.cancelPayment] as const] : []),
            ]
      }
    >
      {basket === undefined && !loaded.value ? (
        <Waiting loaded={loaded} />
      ) : lines.length === 0 ? (
        <Box flexDirection="column">
          <Text>{nl.basket.empty}</Text>
          <Text dimColor>{nl.basket.emptyHint}</Text>
        </Box>
      ) : (
        <Box flexDirection="column">
          <ChoiceList
            items={lines}
            rows={rows - 8}
            keyOf={({ key }) => key}
            onMove={({ key }) => setChosenKey(key)}
            onOpen={() => go({ kind: "checkout" })}
          >
            {(item, isChosen) => (
              <Row
                text={lineText(item)}
                end={item.price.total.formatted}
                isChosen={isChosen}
                isDim={!isSellable(item)}
              />
            )}
          </ChoiceList>
          {basket && <Sums basket={basket} />}
        </Box>
      )}
    </Screen>
  );
}

function Sums({ basket: { cost, packages, soldOutCount, openPayment } }: { readonly basket: BasketStateFragment }) {
  return (
    <Box flexDirection="column" marginTop={1}>
      {packages.map(({ packageId, deliveryFrom, deliveryTo }) => (
        <Text key={packageId} dimColor wrap="truncate">
          {nl.product.home(dayOf(deliveryFrom), dayOf(deliveryTo))}
        </Text>
      ))}
      {cost.saved.cents > 0 && <Text color="green">{nl.basket.saved(cost.saved.formatted)}</Text>}
      <Box>
        <Row text={nl.basket.total} end={cost.withTax.formatted} isChosen />
      </Box>
      {soldOutCount > 0 && <Text color="red">{nl.basket.blocked}</Text>}
      {openPayment && (
        <Box flexDirection="column" marginTop={1}>
          <Text bold>{nl.basket.openPayment(openPayment.orderNumber)}</Text>
          <Text dimColor>{nl.basket.openPaymentHint}</Text>
          <Text>{openPayment.redirectUrl}</Text>
        </Box>
      )}
    </Box>
  );
}

const isSellable = ({ status }: Line): boolean => status === "AVAILABLE";

function lineText(item: Line): string {
  const { quantity, product, variant, status } = item;
  const text = `${quantity} × ${product.name}, ${variant.title}`;
  return isSellable(item) ? text : `${text} (${nl.basket.status[status]})`;
}
