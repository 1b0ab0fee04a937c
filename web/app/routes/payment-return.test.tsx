import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { basketData } from "../basket/testing/basket-data.ts";
import { heldResponse } from "../graphql/testing/render-shop.tsx";
import { renderPage } from "../layout/testing/render-page.tsx";
import PaymentReturn from "./payment-return.tsx";

const viewer = { __typename: "Customer", id: "customer:1", firstName: "Sanne", isGuest: true };
const visitor = (who: object | null) => ({ viewer: who, basket: null, wishlist: null });
const ended = (status: string) => ({
  settleReturn: {
    __typename: "SettleReturnPayload",
    status,
    orderNumber: "WL-1",
    successToken: null,
    basket: basketData(),
  },
});
const route = { params: { returnKey: "key-1" } } as ComponentProps<typeof PaymentReturn>;
const open = (responses: object) =>
  renderPage(<PaymentReturn {...route} />, { responses: { ...responses }, at: "/betaling/terug/key-1" });

test.each([
  ["FAILED", "Uw betaling is niet gelukt"],
  ["CANCELED", "U hebt de betaling geannuleerd"],
  ["EXPIRED", "De tijd om te betalen is verlopen"],
])("who returns without a session reads that the payment is %s", async (status, text) => {
  const { path } = open({ Visitor: visitor(null), SettleReturn: ended(status) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/Er is niets betaald en niets besteld/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Naar afrekenen" }).getAttribute("href")).toBe("/afrekenen#/payment");
  await expect.poll(path).toBe("/betaling/terug/key-1");
});

test("so does who cannot be known", async () => {
  open({ Visitor: undefined, SettleReturn: ended("FAILED") });
  expect(await screen.findByText("Uw betaling is niet gelukt")).toBeTruthy();
});

test("who is signed in goes to the checkout, as soon as that is known", async () => {
  const held = heldResponse(visitor(viewer));
  const { path, sent } = open({ Visitor: held.response, SettleReturn: ended("FAILED") });
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("SettleReturn"));
  expect(screen.getByText("Wij controleren uw betaling")).toBeTruthy();
  held.release();
  await waitFor(() => expect(path()).toBe("/afrekenen#/payment"));
});
