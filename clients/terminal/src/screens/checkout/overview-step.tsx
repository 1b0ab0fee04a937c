import { type CheckoutStateFragment, PlaceOrderDocument } from "@warmeland/client/documents";
import { Box, Text } from "ink";
import { useState } from "react";
import { nl } from "../../nl.ts";
import { useChange } from "../../shop/use-change.ts";
import { useShop } from "../../shop/shop-context.ts";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { Row } from "../../ui/row.tsx";
import type { Step } from "./step.ts";

interface OverviewStepProps {
  readonly checkout: CheckoutStateFragment;
  readonly onStep: (step: Step) => void;
  /** With the checkout as it is now; undefined when it has to be loaded, null when nobody is signed in any more. */
  readonly onChanged: (checkout: CheckoutStateFragment | null | undefined) => void;
}

/** What is ordered and paid, and the order itself. */
export function OverviewStep({ checkout, onStep, onChanged }: OverviewStepProps) {
  const { client, say, replace } = useShop();
  const { change, isChanging } = useChange();
  // one key for one order: pressing again after a lost response gives the same one
  const [idempotencyKey, setKey] = useState<string>(() => crypto.randomUUID());
  const { version, total, subtotal, shippingCost, shippingOptions, paymentMethods } = checkout;

  async function place(): Promise<void> {
    const input = { idempotencyKey, checkoutVersion: version, acceptedTotalCents: total.cents };
    const result = await change(async () => (await client.send(PlaceOrderDocument, { input })).placeOrder);
    switch (result?.__typename) {
      case "PlaceOrderPayload": {
        const { order, payment } = result;
        return replace({ kind: "payment", id: order.id, number: order.number, redirectUrl: payment.redirectUrl });
      }
      case "CheckoutChanged":
        setKey(crypto.randomUUID());
        say({ text: nl.checkout.changed(result.checkout.total.formatted), isProblem: true });
        return onChanged(result.checkout);
      case "NotSignedIn":
        return onChanged(null);
      case "CheckoutIncomplete":
        return onChanged(undefined);
      case "SoldOut":
        return replace({ kind: "basket" });
    }
  }

  const choices: readonly { readonly step: Step; readonly text: string }[] = [
    { step: "overview", text: isChanging ? `${nl.loading}…` : nl.checkout.place(total.formatted) },
    { step: "address", text: nl.checkout.changeAddress },
    { step: "shipping", text: nl.checkout.changeShipping },
    { step: "payment", text: nl.checkout.changePayment },
  ];

  return (
    <Box flexDirection="column">
      <Box>
        <Row text={nl.checkout.subtotal} end={subtotal.formatted} />
      </Box>
      <Box>
        <Row text={`${nl.checkout.delivery} · ${chosenIn(shippingOptions)}`} end={shippingCost.formatted} />
      </Box>
      <Box>
        <Row text={`${nl.checkout.total} · ${chosenIn(paymentMethods)}`} end={total.formatted} isChosen />
      </Box>
      <Box marginY={1}>
        <Text dimColor>{nl.checkout.obligation(total.formatted)}</Text>
      </Box>
      <ChoiceList
        items={choices}
        rows={choices.length}
        keyOf={({ step }) => step}
        onOpen={({ step }) => (step === "overview" ? void place() : onStep(step))}
      >
        {({ text }, isChosen) => <Row text={text} isChosen={isChosen} />}
      </ChoiceList>
    </Box>
  );
}

function chosenIn(options: readonly { readonly name: string; readonly chosen: boolean }[]): string {
  return options.find(({ chosen }) => chosen)?.name ?? "";
}
