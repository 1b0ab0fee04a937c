import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasketContents } from "./basket-contents.tsx";
import { basketData, itemData } from "./testing/basket-data.ts";
import { renderWithBasket } from "./testing/render-with-basket.tsx";

const contents = <BasketContents freeShipping promises={null} />;
const openPayment = {
  __typename: "OpenPayment",
  orderNumber: "WL-1234-5678",
  redirectUrl: "https://betalen.example/1",
};
const mattress = itemData("i1", "Matras Duinrust");
const unpaid = basketData([mattress], { openPayment });
const begunAnew = basketData([], { version: 4, keptOrderNumber: "WL-1234-5678" });
const kept = "Bestelling WL-1234-5678 blijft staan: uw betaling is binnen of onderweg";

test("who removes a line of what turns out to be paid reads that the order stands, and not that the line was removed", async () => {
  const { user } = renderWithBasket(contents, unpaid, {
    responses: { RemoveFromBasket: { removeFromBasket: { __typename: "RemoveFromBasketPayload", basket: begunAnew } } },
  });
  await user.click(await screen.findByRole("button", { name: "Verwijderen: Matras Duinrust" }));
  expect(await screen.findByText(kept)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy();
  expect(screen.queryByText("Matras Duinrust is verwijderd")).toBeNull();
});

test("who changes a quantity reads it as well", async () => {
  const { user } = renderWithBasket(contents, unpaid, {
    responses: {
      UpdateBasketItem: {
        updateBasketItem: { __typename: "UpdateBasketItemPayload", notice: null, basket: begunAnew },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Eén meer" }));
  expect(await screen.findByText(kept)).toBeTruthy();
});

test("who empties the basket reads it as well, and not that it was emptied", async () => {
  const { user } = renderWithBasket(contents, unpaid, {
    responses: { ClearBasket: { clearBasket: { __typename: "ClearBasketPayload", basket: begunAnew } } },
  });
  await user.click(await screen.findByRole("button", { name: "Winkelwagen legen" }));
  expect(await screen.findByText(kept)).toBeTruthy();
  expect(screen.queryByText("Uw winkelwagen is geleegd")).toBeNull();
});

test("who calls a payment off that was made reads that the order stands", async () => {
  const { user, sent } = renderWithBasket(contents, unpaid, {
    responses: {
      VisitorBasket: [{ basket: unpaid }, { basket: basketData() }],
      CancelOpenPayment: {
        cancelOpenPayment: { __typename: "OrderAlreadyPlaced", code: "x", orderNumber: "WL-1234-5678" },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Betaling annuleren" }));
  expect(await screen.findByText(kept)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeTruthy());
  expect(sent.map(({ name }) => name)).toEqual(["VisitorBasket", "CancelOpenPayment", "VisitorBasket"]);
});
