import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../layout/testing/render-page.tsx";
import { orderData } from "../orders/testing/order-data.ts";
import Success from "./success.tsx";

const viewer = (isGuest: boolean) => ({ __typename: "Customer", id: "customer", firstName: "Sanne", isGuest });
const shop = { __typename: "Shop", id: "shop", returnDays: 100 };
const Visitor = (isGuest: boolean) => ({ viewer: viewer(isGuest), sessionState: null, basket: null, wishlist: null });

async function linksOf(order: object | null, isGuest: boolean): Promise<Record<string, string | null>> {
  renderPage(<Success />, {
    responses: { SuccessPage: { order, shop }, Visitor: Visitor(isGuest) },
    at: "/succes?token=token-of-three-minutes",
  });
  await screen.findByRole("heading", { name: order ? "Wat er nu gebeurt" : "Uw bestelling is hier niet meer te zien" });
  const links = within(screen.getByRole("navigation", { name: "Verder na uw bestelling" })).getAllByRole("link");
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute("href")]));
}

const states: [string, object | null][] = [
  ["an order that was just placed", orderData()],
  ["one whose three minutes are over", null],
];

test.each([
  ["without a token", "/succes", "Hier staat geen bestelling"],
  [
    "with one whose three minutes are over",
    "/succes?token=token-of-three-minutes",
    "Uw bestelling is hier niet meer te zien",
  ],
])("%s nobody is thanked", async (_how, at, heading) => {
  renderPage(<Success />, { responses: { SuccessPage: { order: null, shop }, Visitor: Visitor(true) }, at });
  await screen.findByRole("heading", { name: heading, level: 1 });
  expect(screen.queryByText(/bedankt/i)).toBeNull();
});

test.each(states)("%s leads a guest to the look-up and to withdrawing", async (_, order) => {
  expect(await linksOf(order, true)).toEqual({
    "Bestelling volgen": "/service/bestelling-volgen",
    "Verder winkelen": "/",
    "Bestelling herroepen": "/service/herroepen",
  });
});

test.each(states)("%s leads a customer with an account to their orders", async (_, order) => {
  expect(await linksOf(order, false)).toMatchObject({ "Bestelling volgen": "/account/bestellingen" });
});
