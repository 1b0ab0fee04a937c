import {
  type CheckoutStateFragment,
  SetPaymentMethodDocument,
  SetShippingOptionDocument,
} from "@warmeland/client/documents";
import { dayOf, nl } from "../../nl.ts";
import { useChange } from "../../shop/use-change.ts";
import { useShop } from "../../shop/shop-context.ts";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { Row } from "../../ui/row.tsx";
import { useBodyRows } from "../../ui/use-body-rows.ts";

interface StepProps {
  readonly checkout: CheckoutStateFragment;
  readonly onDone: (checkout: CheckoutStateFragment) => void;
}

/** How the order is delivered. */
export function ShippingStep({ checkout: { shippingOptions }, onDone }: StepProps) {
  const { client } = useShop();
  const { change } = useChange();
  const rows = useBodyRows();

  async function choose(key: string): Promise<void> {
    const document = SetShippingOptionDocument;
    const result = await change(
      async () => (await client.send(document, { input: { key } }, { repeatable: true })).setShippingOption,
    );
    if (result?.__typename === "SetShippingOptionPayload") onDone(result.checkout);
  }

  return (
    <ChoiceList items={shippingOptions} rows={rows} keyOf={({ key }) => key} onOpen={({ key }) => void choose(key)}>
      {({ name, price, deliveryFrom, deliveryTo }, isChosen) => (
        <Row
          text={`${name} · ${nl.checkout.days(dayOf(deliveryFrom), dayOf(deliveryTo))}`}
          end={price.formatted}
          isChosen={isChosen}
        />
      )}
    </ChoiceList>
  );
}

/** How the order is paid: the methods that ask for nothing here, and for the rest on the page of the payment. */
export function PaymentStep({ checkout: { paymentMethods }, onDone }: StepProps) {
  const { client } = useShop();
  const { change } = useChange();
  const rows = useBodyRows();

  async function choose(key: string): Promise<void> {
    const document = SetPaymentMethodDocument;
    const result = await change(
      async () => (await client.send(document, { input: { key } }, { repeatable: true })).setPaymentMethod,
    );
    if (result?.__typename === "SetPaymentMethodPayload") onDone(result.checkout);
  }

  return (
    <ChoiceList
      items={paymentMethods.filter(({ asks }) => asks.length === 0)}
      rows={rows}
      keyOf={({ key }) => key}
      onOpen={({ key }) => void choose(key)}
    >
      {({ name, fee }, isChosen) => (
        <Row text={name} end={fee.cents > 0 ? `+ ${fee.formatted}` : ""} isChosen={isChosen} />
      )}
    </ChoiceList>
  );
}
