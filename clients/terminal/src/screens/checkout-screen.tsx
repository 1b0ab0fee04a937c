import { CheckoutDocument, type CheckoutStateFragment } from "@warmeland/client/documents";
import { ShopFault } from "@warmeland/client/shop-fault";
import { useState } from "react";
import { nl } from "../nl.ts";
import { useShop } from "../shop/shop-context.ts";
import { useLoaded } from "../shop/use-loaded.ts";
import { Screen } from "../ui/screen.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { AddressStep } from "./checkout/address-step.tsx";
import { GuestStep } from "./checkout/guest-step.tsx";
import { OverviewStep } from "./checkout/overview-step.tsx";
import { PaymentStep, ShippingStep } from "./checkout/option-steps.tsx";
import { nextStep, type Step } from "./checkout/step.ts";

const titles: Readonly<Record<Step, string>> = {
  guest: nl.checkout.guest,
  address: nl.checkout.address,
  shipping: nl.checkout.shipping,
  payment: nl.checkout.payment,
  overview: nl.checkout.overview,
};

/** From the basket to a placed order, one step after the other; what is known already is passed over. */
export function CheckoutScreen() {
  const { client } = useShop();
  const [changed, setChanged] = useState<CheckoutStateFragment | null>();
  const [chosenStep, setChosenStep] = useState<Step>();
  const loaded = useLoaded("checkout", async (signal) => {
    try {
      return (await client.send(CheckoutDocument, {}, { signal })).checkout;
    } catch (error) {
      // nobody is signed in: the checkout begins with that
      if (error instanceof ShopFault && ["UNAUTHENTICATED", "SESSION_ENDED"].includes(error.code)) return null;
      throw error;
    }
  });
  const checkout = changed === undefined ? loaded.value : changed;
  const step = chosenStep ?? nextStep(checkout);

  /** A step is done: on with what is missing. */
  function done(next: CheckoutStateFragment | null | undefined): void {
    setChosenStep(undefined);
    if (next === undefined) loaded.retry();
    setChanged(next);
  }

  return (
    <Screen
      title={checkout === undefined ? nl.checkout.title : titles[step]}
      aside={checkout === undefined ? undefined : nl.checkout.title}
      keys={[
        ["↑↓", step === "guest" || step === "address" ? nl.keys.field : nl.keys.choose],
        ["Enter", nl.keys.next],
        ["Esc", nl.keys.back],
      ]}
    >
      {checkout === undefined || (changed === undefined && loaded.isLoading) ? (
        <Waiting loaded={loaded} />
      ) : checkout === null || step === "guest" ? (
        <GuestStep onDone={() => done(undefined)} />
      ) : step === "address" ? (
        <AddressStep onDone={done} />
      ) : step === "shipping" ? (
        <ShippingStep checkout={checkout} onDone={done} />
      ) : step === "payment" ? (
        <PaymentStep checkout={checkout} onDone={done} />
      ) : (
        <OverviewStep checkout={checkout} onStep={setChosenStep} onChanged={done} />
      )}
    </Screen>
  );
}
