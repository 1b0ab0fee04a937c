import { CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { heldResponse, type SentOperation } from "#app/graphql/testing/render-shop.tsx";
import { AddToBasketButton } from "#app/basket/add/add-to-basket-button.tsx";
import { storedAdditionsKey } from "./stored-additions.ts";
import { basketData, itemData } from "#app/basket/testing/basket-data.ts";
import { clearAllPending } from "#app/basket/testing/clear-pending.ts";
import { renderWithBasket } from "#app/basket/testing/render-with-basket.tsx";

const mattress = itemData("i1", "Matras Duinrust");
const added = {
  addToBasket: { __typename: "AddToBasketPayload", notice: null, item: mattress, basket: basketData([mattress]) },
};
const button = <AddToBasketButton productName="Matras Duinrust" variantIds={[1]} chosenVariantId={1} />;

const connection = vi.spyOn(navigator, "onLine", "get");
const connect = () => {
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
};
afterEach(() => {
  clearAllPending();
  connection.mockReset();
});

test("an addition without a connection waits in sight and is sent once when it is back", async () => {
  connection.mockReturnValue(false);
  const { user, sent } = renderWithBasket(button, basketData(), { responses: { AddToBasket: [undefined, added] } });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Geen internetverbinding: Matras Duinrust wacht")).toBeTruthy();
  expect(sessionStorage.getItem(storedAdditionsKey)).toContain("Matras Duinrust");
  connect();
  expect(await screen.findByText("Matras Duinrust is toegevoegd")).toBeTruthy();
  expect(screen.queryByText(/Geen internetverbinding/)).toBeNull();
  connect();
  const tried = sent.filter(({ name }) => name === "AddToBasket");
  expect(tried).toHaveLength(2);
  expect(tried[1]?.variables).toEqual(tried[0]?.variables);
  expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
});

test("what waits can be given up", async () => {
  connection.mockReturnValue(false);
  const { user, sent } = renderWithBasket(button, basketData());
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await user.click(await screen.findByRole("button", { name: "Niet toevoegen" }));
  connect();
  expect(sent.filter(({ name }) => name === "AddToBasket")).toHaveLength(1);
});

test("a second try that fails is told, and can be repeated by hand", async () => {
  connection.mockReturnValue(false);
  const { user, sent } = renderWithBasket(button, basketData(), {
    responses: { AddToBasket: [undefined, undefined, added] },
  });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await screen.findByText(/Geen internetverbinding/);
  connect();
  await user.click(await screen.findByRole("button", { name: "Opnieuw proberen" }));
  expect(await screen.findByText("Matras Duinrust is toegevoegd")).toBeTruthy();
  expect(sent.filter(({ name }) => name === "AddToBasket")).toHaveLength(3);
});

test("what the tab kept over a reload is sent by itself", async () => {
  connection.mockReturnValue(true);
  const kept = { variantId: 1, quantity: 2, productName: "Matras Duinrust", idempotencyKey: "a".repeat(32) };
  sessionStorage.setItem(storedAdditionsKey, JSON.stringify([kept, { broken: true }]));
  const { sent } = renderWithBasket(button, basketData(), { responses: { AddToBasket: added } });
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("AddToBasket"));
  expect(sent.find(({ name }) => name === "AddToBasket")?.variables).toEqual({
    input: { variantId: 1, quantity: 2, idempotencyKey: kept.idempotencyKey },
  });
});

const wanted = (variantId: number, productName: string) => ({
  variantId,
  quantity: 1,
  productName,
  idempotencyKey: `${variantId}`.repeat(32),
});
const three = [wanted(1, "Matras Duinrust"), wanted(2, "Bank Dommel"), wanted(3, "Kussen Wad")];
const keptNames = () =>
  three
    .map(({ productName }) => productName)
    .filter((name) => sessionStorage.getItem(storedAdditionsKey)?.includes(name));
const keysSent = (sent: readonly SentOperation[]) =>
  sent
    .filter(({ name }) => name === "AddToBasket")
    .map(({ variables }) => (variables["input"] as { idempotencyKey: string }).idempotencyKey);

test("the tab keeps each addition until it is answered, so that a reload amid loses none", async () => {
  connection.mockReturnValue(true);
  sessionStorage.setItem(storedAdditionsKey, JSON.stringify(three));
  const second = heldResponse(added);
  const { sent } = renderWithBasket(button, basketData(), {
    responses: { AddToBasket: [added, second.response, added] },
  });
  await waitFor(() => expect(keysSent(sent)).toHaveLength(2));
  expect(keptNames()).toEqual(["Bank Dommel", "Kussen Wad"]);
  second.release();
  await waitFor(() => expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull());
  expect(keysSent(sent)).toEqual(three.map(({ idempotencyKey }) => idempotencyKey));
});

test("several that fail are named together, stay kept, and are tried again together under their own keys", async () => {
  connection.mockReturnValue(true);
  sessionStorage.setItem(storedAdditionsKey, JSON.stringify(three));
  const { user, sent } = renderWithBasket(button, basketData(), {
    responses: { AddToBasket: [undefined, added, undefined, added] },
  });
  expect(await screen.findByText("Matras Duinrust en Kussen Wad zijn niet toegevoegd")).toBeTruthy();
  expect(keptNames()).toEqual(["Matras Duinrust", "Kussen Wad"]);
  await user.click(screen.getByRole("button", { name: "Alles opnieuw proberen" }));
  expect(await screen.findByText("Kussen Wad is toegevoegd")).toBeTruthy();
  expect(screen.queryByText(/niet toegevoegd/)).toBeNull();
  expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
  const [first, , third] = three.map(({ idempotencyKey }) => idempotencyKey);
  expect(keysSent(sent).slice(3)).toEqual([first, third]);
});

test("what failed can be given up", async () => {
  connection.mockReturnValue(true);
  sessionStorage.setItem(storedAdditionsKey, JSON.stringify(three.slice(0, 2)));
  const { user } = renderWithBasket(button, basketData(), { responses: { AddToBasket: undefined } });
  await screen.findByText("Matras Duinrust en Bank Dommel zijn niet toegevoegd");
  await user.click(screen.getByRole("button", { name: "Niet toevoegen" }));
  expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
});

test("the button pressed once more after a failure repeats the same addition", async () => {
  connection.mockReturnValue(true);
  const { user, sent } = renderWithBasket(button, basketData(), { responses: { AddToBasket: [undefined, added] } });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await screen.findByText("Matras Duinrust is niet toegevoegd");
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  await waitFor(() => expect(screen.queryByText("Matras Duinrust is niet toegevoegd")).toBeNull());
  const [first, second] = keysSent(sent);
  expect(second).toBe(first);
  expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
});

const refusals = [
  ["that the basket could not be changed", { addToBasket: { __typename: "BasketError", code: "BASKET_ERROR" } }],
  [
    "a fault",
    () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: "De winkel is even niet bereikbaar." }] });
    },
  ],
  [
    "a page of a proxy",
    () => {
      throw new ServerError("The gateway answered 502.", {
        response: new Response(null, { status: 502 }),
        bodyText: "",
      });
    },
  ],
] as const;

test.each(refusals)(
  "an addition that was answered with %s is told and not sent again by itself",
  async (_, refusal) => {
    connection.mockReturnValue(true);
    const { user, sent } = renderWithBasket(button, basketData(), { responses: { AddToBasket: [refusal, added] } });
    await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
    await screen.findByText("Matras Duinrust is niet toegevoegd");
    expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
    connect();
    await act(() => Promise.resolve());
    expect(keysSent(sent)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }));
    await waitFor(() => expect(screen.queryByText(/niet toegevoegd/)).toBeNull());
    const [first, second] = keysSent(sent);
    expect(second).toBe(first);
  },
);

test("what is kept because no answer came says when it is sent again, and cannot be put out of sight without a decision", async () => {
  connection.mockReturnValue(true);
  const { user } = renderWithBasket(button, basketData(), { responses: { AddToBasket: undefined } });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  const told = await screen.findByRole("alert");
  expect(
    await within(told).findByText(/Wij proberen het opnieuw zodra de verbinding terug is of u de pagina opnieuw laadt/),
  ).toBeTruthy();
  expect(within(told).queryByRole("button", { name: "Melding sluiten" })).toBeNull();
  expect(within(told).getByRole("button", { name: "Opnieuw proberen" })).toBeTruthy();
  expect(within(told).getByRole("button", { name: "Niet toevoegen" })).toBeTruthy();
});

test("what was kept and is answered with a refusal when it is sent is not kept any longer", async () => {
  connection.mockReturnValue(true);
  sessionStorage.setItem(storedAdditionsKey, JSON.stringify(three.slice(0, 1)));
  const { user } = renderWithBasket(button, basketData(), { responses: { AddToBasket: refusals[0][1] } });
  await screen.findByText("Matras Duinrust is niet toegevoegd");
  expect(sessionStorage.getItem(storedAdditionsKey)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Niet toevoegen" }));
  expect(screen.queryByText("Matras Duinrust is niet toegevoegd")).toBeNull();
});
