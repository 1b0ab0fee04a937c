import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { useFragment } from "#app/graphql/use-fragment.ts";
import { CheckoutPartsFragment } from "#app/checkout/checkout-parts.ts";
import { checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";
import { useAgreedTotal } from "./use-agreed-total.ts";

beforeEach(() => sessionStorage.clear());

const ready = (more: Parameters<typeof checkoutData>[0] = {}) =>
  checkoutData({ hasAddress: true, shipping: "standard", method: "ideal", ...more });
const chosen = (checkout: object) => ({ setPaymentMethod: { __typename: "SetPaymentMethodPayload", checkout } });
const delivered = (checkout: object) => ({
  setCheckoutAddresses: { __typename: "SetCheckoutAddressesPayload", checkout },
  setShippingOption: { __typename: "SetShippingOptionPayload", checkout },
});
const orders = (page: ReturnType<typeof renderCheckout>) => page.sent.filter(({ name }) => name === "PlaceOrder");
const placeButton = () => screen.findByRole("button", { name: /^Bestellen en betalen/ });
const risen = "Het totaal was € 399 en is nu € 419. Er is nog niets besteld.";
const dearer = { version: 4, totalCents: 41_900 };

test("a rise that comes with the choice of a method is agreed to before anything is ordered", async () => {
  const after = ready({ ...dearer, method: "paypal" });
  const page = renderCheckout(ready(), { responses: { SetPaymentMethod: chosen(after), PlaceOrder: undefined } });
  await page.user.click(await screen.findByRole("radio", { name: "PayPal" }));
  expect(await screen.findByText(risen)).toBeTruthy();
  await page.user.click(await placeButton());
  expect(orders(page)).toEqual([]);
  await page.user.click(screen.getByRole("button", { name: "Akkoord met € 419" }));
  expect(screen.queryByText(risen)).toBeNull();
  await page.user.click(await placeButton());
  expect(orders(page)).toMatchObject([{ variables: { input: { acceptedTotalCents: 41_900 } } }]);
});

test("so is one that comes with the delivery", async () => {
  const page = renderCheckout(ready(), {
    at: "/afrekenen#/shipping",
    responses: { SaveDelivery: delivered(ready(dearer)) },
  });
  await page.user.click(await screen.findByRole("button", { name: "Verder naar betaling" }));
  expect(await screen.findByText(risen)).toBeTruthy();
});

test("so is one that comes when the checkout is asked for again", async () => {
  const page = renderCheckout([ready(), ready(dearer)]);
  await placeButton();
  await page.client.refetchQueries({ include: ["CheckoutOfTest"] });
  expect(await screen.findByText(risen)).toBeTruthy();
});

test("so is one of a voucher that stops counting", async () => {
  const before = ready({ vouchers: { WELKOM: 2000 } });
  const page = renderCheckout([before, ready({ ...dearer, vouchers: { WELKOM: 0 } })]);
  await placeButton();
  await page.client.refetchQueries({ include: ["CheckoutOfTest"] });
  expect(await screen.findByText(risen)).toBeTruthy();
});

test("a voucher the shopper takes off is their own choice", async () => {
  const before = ready({ vouchers: { WELKOM: 2000 } });
  const page = renderCheckout(before, {
    responses: { RemoveVoucher: { removeVoucher: { __typename: "RemoveVoucherPayload", checkout: ready(dearer) } } },
  });
  await page.user.click(await screen.findByRole("button", { name: "Verwijderen: kortingscode WELKOM" }));
  await waitFor(async () => expect((await placeButton()).textContent).toContain("€ 419"));
  expect(screen.queryByText(risen)).toBeNull();
});

test("so is the code of a promotion that they take off", async () => {
  const promotion = {
    code: "LEZERS20",
    name: "Voor lezers",
    status: "APPLIED",
    because: "U bespaart € 20.",
    cents: 2000,
  } as const;
  const page = renderCheckout(ready({ codePromotions: [promotion] }), {
    responses: { RemoveVoucher: { removeVoucher: { __typename: "RemoveVoucherPayload", checkout: ready(dearer) } } },
  });
  await page.user.click(await screen.findByRole("button", { name: "Verwijderen: kortingscode LEZERS20" }));
  await waitFor(async () => expect((await placeButton()).textContent).toContain("€ 419"));
  expect(screen.queryByText(risen)).toBeNull();
});

test("so is a dearer delivery; what rises beside it is not", async () => {
  const takenBack = (totalCents: number) =>
    ready({ version: 4, shipping: "take_back", shippingCents: 1500, totalCents });
  const own = renderCheckout(ready(), {
    at: "/afrekenen#/shipping",
    responses: { SaveDelivery: delivered(takenBack(41_400)) },
  });
  await own.user.click(await screen.findByRole("button", { name: "Verder naar betaling" }));
  expect((await placeButton()).textContent).toContain("€ 414");
  expect(screen.queryByText(/Het totaal was/)).toBeNull();
  own.unmount();
  const both = renderCheckout(ready(), {
    at: "/afrekenen#/shipping",
    responses: { SaveDelivery: delivered(takenBack(42_400)) },
  });
  await both.user.click(await screen.findByRole("button", { name: "Verder naar betaling" }));
  expect(await screen.findByText("Het totaal was € 399 en is nu € 424. Er is nog niets besteld.")).toBeTruthy();
});

test("a lower total is passed on without a word", async () => {
  const page = renderCheckout([ready(), ready({ version: 4, totalCents: 37_900 })]);
  await placeButton();
  await page.client.refetchQueries({ include: ["CheckoutOfTest"] });
  await waitFor(async () => expect((await placeButton()).textContent).toContain("€ 379"));
  expect(screen.queryByText(/Het totaal was/)).toBeNull();
});

const CheckoutQuery = testQuery(
  "query KeptCheckout { checkout { id ...CheckoutParts_checkout } }",
  CheckoutPartsFragment,
);

function KeptCheckout() {
  const { data } = useQuery<{ checkout: FragmentType<typeof CheckoutPartsFragment> }>(CheckoutQuery);
  return data ? <Told checkout={data.checkout} /> : null;
}

function Told({ checkout }: { readonly checkout: FragmentType<typeof CheckoutPartsFragment> }) {
  const [isCurrent, setCurrent] = useState(false);
  const parts = useFragment(CheckoutPartsFragment, checkout);
  const { before } = useAgreedTotal(parts, isCurrent);
  return (
    <button type="button" onClick={() => setCurrent(true)}>
      {parts.total.formatted}, {before ?? "akkoord"}
    </button>
  );
}

test("what the tab kept of an earlier visit was not agreed to; the server's first word is where it begins", async () => {
  const totals = [39_900, 79_800, 89_800].map((totalCents) => ({ checkout: ready({ totalCents }) }));
  const { client, user } = renderShop(<KeptCheckout />, { responses: { KeptCheckout: totals } });
  expect(await screen.findByText("€ 399, akkoord")).toBeTruthy();
  await client.refetchQueries({ include: ["KeptCheckout"] });
  await user.click(await screen.findByText("€ 798, akkoord"));
  expect(screen.getByText("€ 798, akkoord")).toBeTruthy();
  await client.refetchQueries({ include: ["KeptCheckout"] });
  expect(await screen.findByText("€ 898, € 798")).toBeTruthy();
});

test("a fee that stands beside the way of payment is agreed to by choosing it, and shown with delivery's reduction", async () => {
  const methodFees = { paypal: 200 };
  const fees = [
    { name: "Kosten PayPal", cents: 200 },
    { name: "Servicekosten", cents: 100 },
  ];
  const before = ready({ methodFees, fees: fees.slice(1), shippingCents: 195, shippingDiscountCents: 300 });
  const after = ready({
    version: 4,
    method: "paypal",
    methodFees,
    fees,
    totalCents: 40_100,
    shippingCents: 195,
    shippingDiscountCents: 300,
  });
  const page = renderCheckout(before, { responses: { SetPaymentMethod: chosen(after), PlaceOrder: undefined } });
  const paypal = await screen.findByRole("radio", { name: /PayPal/ });
  expect(paypal.closest("label")?.textContent).toContain("+ € 2");
  await page.user.click(paypal);
  const sums = await screen.findByText("Kosten PayPal");
  expect(sums.closest("dl")?.textContent?.replaceAll("\u00a0", " ")).toContain(
    "Verzending€ 4,95Korting op verzending− € 3Kosten PayPal€ 2Servicekosten€ 1Totaal",
  );
  expect(screen.queryByText(/Het totaal was/)).toBeNull();
  await page.user.click(await placeButton());
  expect(orders(page)).toMatchObject([{ variables: { input: { acceptedTotalCents: 40_100 } } }]);
});
