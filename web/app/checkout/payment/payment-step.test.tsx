import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { heldResponse } from "#app/graphql/testing/render-shop.tsx";
import { addressData, checkoutData } from "#app/checkout/testing/checkout-data.ts";
import { renderCheckout } from "#app/checkout/testing/render-checkout.tsx";

const assign = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
});
afterEach(() => void vi.restoreAllMocks());

const ready = (more: Parameters<typeof checkoutData>[0] = {}) =>
  checkoutData({ hasAddress: true, shipping: "standard", method: "ideal", ...more });
const placed = {
  placeOrder: {
    __typename: "PlaceOrderPayload",
    order: { __typename: "Order", id: "o1", number: "WL-1" },
    payment: { __typename: "OrderPayment", status: "OPEN", redirectUrl: "https://pay.example/p/1" },
  },
};
const refusal = (result: object) => ({ placeOrder: { code: "x", ...result } });
const placeButton = () => screen.findByRole("button", { name: /^Bestellen en betalen/ });
const orders = (page: ReturnType<typeof renderCheckout>) =>
  page.sent.filter(({ name }) => name === "PlaceOrder").map(({ variables }) => variables["input"]);

test("the button says what it costs and that it obliges", async () => {
  renderCheckout(ready());
  expect((await placeButton()).textContent).toContain("Bestellen en betalen · € 399");
  expect(screen.getByText(/verplichting om € 399 te betalen. U betaalt met: iDEAL \| Wero/)).toBeTruthy();
});

test("what was settled names the country of an address abroad, and only of that", async () => {
  renderCheckout({
    ...ready(),
    billingAddress: { ...addressData, zipCode: "10115", city: "Berlijn", countryCode: "DE" },
  });
  const door = "Sanne de Wit, Voorbeeldstraat 12";
  expect((await screen.findByText(/8011 AB Zwolle/)).textContent).toMatch(
    new RegExp(`${door}, 8011 AB ZwolleFactuur: ${door}, 10115 Berlijn, Duitsland$`),
  );
});

test("an order takes one request with what the shopper saw, then the payment page", async () => {
  const page = renderCheckout(ready(), { responses: { PlaceOrder: placed } });
  await page.user.dblClick(await placeButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/p/1"));
  expect(orders(page)).toEqual([
    { checkoutVersion: 3, acceptedTotalCents: 39_900, idempotencyKey: expect.stringMatching(/^[\w-]{16,128}$/) },
  ]);
});

test("without a method the shopper is told to choose one", async () => {
  const page = renderCheckout(ready({ method: undefined }), { at: "/afrekenen#/payment" });
  await page.user.click(await placeButton());
  expect(await screen.findByText("Kies eerst hoe u wilt betalen")).toBeTruthy();
  expect(orders(page)).toEqual([]);
});

test("an order right after a choice waits for it and goes with the new version", async () => {
  const choice = heldResponse({
    setPaymentMethod: { __typename: "SetPaymentMethodPayload", checkout: ready({ version: 4, method: "paypal" }) },
  });
  const page = renderCheckout(ready(), { responses: { SetPaymentMethod: choice.response, PlaceOrder: placed } });
  await page.user.click(await screen.findByRole("radio", { name: "PayPal" }));
  await page.user.click(await placeButton());
  expect(orders(page)).toEqual([]);
  choice.release();
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(orders(page)).toMatchObject([{ checkoutVersion: 4, acceptedTotalCents: 39_900 }]);
});

test("a changed total must be accepted before anything is ordered", async () => {
  const dearer = ready({ version: 4, totalCents: 41_900 });
  const page = renderCheckout(ready(), {
    responses: { PlaceOrder: [refusal({ __typename: "CheckoutChanged", checkout: dearer }), placed] },
  });
  await page.user.click(await placeButton());
  expect(await screen.findByText("Het totaal was € 399 en is nu € 419. Er is nog niets besteld.")).toBeTruthy();
  await page.user.click(await placeButton());
  expect(orders(page)).toHaveLength(1);
  await page.user.click(screen.getByRole("button", { name: "Akkoord met € 419" }));
  await page.user.click(await placeButton());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const [first, second] = orders(page) as { idempotencyKey: string; acceptedTotalCents: number }[];
  expect(second?.acceptedTotalCents).toBe(41_900);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("sold-out items are named, with the way to the basket", async () => {
  const soldOut = basketData([itemData("i1", "Matras Duinrust", { status: "UNAVAILABLE", availableQuantity: 0 })]);
  const page = renderCheckout([ready(), ready({ basket: soldOut, missing: ["SELLABLE_ITEMS"] })], {
    responses: { PlaceOrder: refusal({ __typename: "SoldOut", itemKeys: ["i1"], basket: soldOut }) },
  });
  await page.user.click(await placeButton());
  await waitFor(() => expect(screen.getAllByText("Een artikel is niet meer op voorraad").length).toBeGreaterThan(0));
  expect(screen.getAllByRole("link", { name: "Pas uw winkelwagen aan" })[0]?.getAttribute("href")).toBe("/winkelwagen");
});

test("a lost answer may be repeated and is the same attempt", async () => {
  const page = renderCheckout(ready(), { responses: { PlaceOrder: [undefined, placed] } });
  await page.user.click(await placeButton());
  expect(await screen.findByText("Probeer het opnieuw. U bestelt nooit dubbel.")).toBeTruthy();
  await page.user.click(await placeButton());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  const [first, second] = orders(page);
  expect(second).toEqual(first);
});

test.each([
  [{ __typename: "PaymentRefused", code: "PAYMENT_REFUSED" }, "De betaling kon niet worden gestart"],
  [
    { __typename: "OrderAlreadyPlaced", orderNumber: "WL-7", openPayment: null },
    "Deze bestelling is al geplaatst: WL-7",
  ],
])("%o is explained", async (result, text) => {
  const page = renderCheckout(ready(), { responses: { PlaceOrder: refusal(result) } });
  await page.user.click(await placeButton());
  expect(await screen.findByText(text)).toBeTruthy();
});

const openPayment = (redirectUrl: string | null) => ({ __typename: "OpenPayment", orderNumber: "WL-7", redirectUrl });
const alreadyPlaced = (redirectUrl: string | null) =>
  refusal({ __typename: "OrderAlreadyPlaced", orderNumber: "WL-7", openPayment: openPayment(redirectUrl) });

test("an order whose payment is still open leads on to that payment", async () => {
  const page = renderCheckout(ready(), { responses: { PlaceOrder: alreadyPlaced("https://pay.example/p/7") } });
  await page.user.click(await placeButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/p/7"));
  expect(screen.queryByText(/al geplaatst/)).toBeNull();
});

test("an open payment that does not say where to pay can be ended", async () => {
  const basket = basketData([itemData("i1", "Matras Duinrust")], { openPayment: openPayment(null) });
  const page = renderCheckout([ready(), ready({ basket, missing: ["PAYMENT_OPEN"] })], {
    responses: { PlaceOrder: alreadyPlaced(null) },
  });
  await page.user.click(await placeButton());
  expect(await screen.findByText("Boven aan deze pagina ziet u hoe u verder kunt.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Betaling annuleren" })).toBeTruthy();
});

test.each([
  ["PENDING", "Uw betaling is nog niet bevestigd"],
  ["PAID", "Deze bestelling is al geplaatst: WL-1"],
  ["AUTHORIZED", "Deze bestelling is al geplaatst: WL-1"],
  ["EXPIRED", "De tijd om te betalen is verlopen"],
  ["FAILED", "Uw betaling is niet gelukt"],
  ["CANCELED", "U hebt de betaling geannuleerd"],
])("an order with nowhere to pay whose payment is %s says so", async (status, text) => {
  const payment = { ...placed.placeOrder.payment, status, redirectUrl: null };
  const page = renderCheckout(ready(), {
    responses: { PlaceOrder: { placeOrder: { ...placed.placeOrder, payment } } },
  });
  await page.user.click(await placeButton());
  expect(await screen.findByText(text)).toBeTruthy();
});

test("an order that had ended is followed by another one", async () => {
  const ended = {
    ...placed.placeOrder,
    payment: { ...placed.placeOrder.payment, status: "EXPIRED", redirectUrl: null },
  };
  const page = renderCheckout(ready(), { responses: { PlaceOrder: [{ placeOrder: ended }, placed] } });
  await page.user.click(await placeButton());
  await screen.findByText("De tijd om te betalen is verlopen");
  await page.user.click(await placeButton());
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/p/1"));
  const [first, second] = orders(page) as { idempotencyKey: string }[];
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("steps that are done lead back, and the hash decides", async () => {
  const page = renderCheckout(ready());
  await placeButton();
  await page.user.click(screen.getByRole("link", { name: "Gegevens" }));
  expect(await screen.findByRole("heading", { name: "Wie bestelt er?" })).toBeTruthy();
  expect(page.path()).toBe("/afrekenen#/auth");
});

test("an empty basket has nothing to check out", async () => {
  renderCheckout(ready({ basket: basketData(), missing: ["ITEMS"] }));
  expect(await screen.findByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy();
});
