import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AddToBasketButton } from "./add-to-basket-button.tsx";
import { keptAdditionsKey } from "./kept-additions.ts";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";
import { forgetWaiting } from "./waiting-additions.ts";

const mattress = itemData("i1", "Matras Duinrust");
const added = { addToBasket: { __typename: "AddToBasketPayload", notice: null, item: mattress, basket: basketData([mattress]) } };
const button = <AddToBasketButton productName="Matras Duinrust" variantIds={[1]} chosenVariantId={1} />;

const connection = vi.spyOn(navigator, "onLine", "get");
const connect = () => {
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
};
afterEach(() => {
  forgetWaiting();
  connection.mockReset();
});

test("an addition without a connection waits in sight and is sent once when it is back", async () => {
  connection.mockReturnValue(false);
  const { user, sent } = renderWithBasket(button, basketData(), { answers: { AddToBasket: [undefined, added] } });
  await user.click(screen.getByRole("button", { name: "In winkelwagen" }));
  expect(await screen.findByText("Geen internetverbinding: Matras Duinrust wacht")).toBeTruthy();
  expect(sessionStorage.getItem(keptAdditionsKey)).toContain("Matras Duinrust");
  connect();
  expect(await screen.findByText("Matras Duinrust is toegevoegd")).toBeTruthy();
  expect(screen.queryByText(/Geen internetverbinding/)).toBeNull();
  connect();
  const tried = sent.filter(({ name }) => name === "AddToBasket");
  expect(tried).toHaveLength(2);
  expect(tried[1]?.variables).toEqual(tried[0]?.variables);
  expect(sessionStorage.getItem(keptAdditionsKey)).toBeNull();
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
  const { user, sent } = renderWithBasket(button, basketData(), { answers: { AddToBasket: [undefined, undefined, added] } });
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
  sessionStorage.setItem(keptAdditionsKey, JSON.stringify([kept, { broken: true }]));
  const { sent } = renderWithBasket(button, basketData(), { answers: { AddToBasket: added } });
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("AddToBasket"));
  expect(sent.find(({ name }) => name === "AddToBasket")?.variables).toEqual({
    input: { variantId: 1, quantity: 2, idempotencyKey: kept.idempotencyKey },
  });
});
