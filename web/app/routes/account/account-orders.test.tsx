import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAccountPage } from "#app/layout/testing/render-account-page.tsx";
import { lineData, orderData } from "#app/orders/testing/order-data.ts";
import AccountOrders from "./account-orders.tsx";

const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    orderData({ id: `order-${from + index}`, number: `WL-0000-000${from + index}` }),
  );
const listed = (orders: readonly object[], { totalCount = orders.length, hasNextPage = false } = {}) => ({
  viewer: {
    __typename: "Customer",
    id: "customer",
    number: 2_048_137,
    orders: {
      __typename: "OrderConnection",
      totalCount,
      pageInfo: { __typename: "PageInfo", endCursor: `after-${orders.length}`, hasNextPage },
      edges: orders.map((node) => ({ __typename: "OrderEdge", node })),
    },
  },
});
const open = (responses: object) => renderAccountPage(<AccountOrders />, { ...responses });
const cards = () => screen.findAllByRole("article");

test("each order shows when, what, how it is paid, for how much and how far it is", async () => {
  const lines = [
    lineData(1, "Matras Duinrust", { quantity: 2, cents: 79_800 }),
    lineData(2, "Handdoek Texel", { cents: 3990 }),
  ];
  const unpaid = { status: "ORDERED", payment: { status: "OPEN", redirectUrl: "https://betalen.example" } };
  open({
    AccountOrdersPage: listed([orderData({ lines }), orderData({ id: "order-2", number: "WL-2222-2222", ...unpaid })]),
  });
  const [paid, waiting] = await cards();
  expect(screen.getByText(/Klantnummer 2048137\. U hebt 2 bestellingen geplaatst\./)).toBeTruthy();
  for (const text of [
    "12 november 2026",
    "WL-7K3M-9QXD",
    "Betaald met",
    "iDEAL | Wero",
    "€ 837,90",
    "Betaling ontvangen",
    "3 artikelen",
  ]) {
    expect(paid?.textContent).toContain(text.replace("€ ", "€\u00a0"));
  }
  expect(paid?.textContent).toContain("Matras Duinrust en 1 ander artikel");
  expect(
    within(paid!)
      .getByRole("link", { name: /^Bekijk bestelling.*WL-7K3M-9QXD$/ })
      .getAttribute("href"),
  ).toBe("/account/bestellingen/order-1");
  expect(waiting?.textContent).toContain("Besteld, nog niet betaald");
  expect(waiting?.textContent).not.toContain("Betaald met");
});

test("more orders come below the ones shown, until there are none; a lost response says so and can be requested again", async () => {
  const page = open({
    AccountOrdersPage: listed(numbered(2), { totalCount: 3, hasNextPage: true }),
    MoreOrders: [undefined, listed(numbered(1, 3), { totalCount: 3 })],
  });
  await cards();
  const more = screen.getByRole("button", { name: "Meer bestellingen laden" });
  await page.user.click(more);
  expect((await screen.findByRole("alert")).textContent).toContain("De volgende bestellingen zijn niet geladen");
  expect(await cards()).toHaveLength(2);
  await page.user.click(more);
  await waitFor(async () => expect(await cards()).toHaveLength(3));
  expect((await cards()).map((card) => card.getAttribute("aria-label"))).toEqual(
    ["WL-0000-0001", "WL-0000-0002", "WL-0000-0003"].map((number) => `Bestelling ${number}`),
  );
  expect(screen.queryByRole("button", { name: "Meer bestellingen laden" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(page.sent.filter(({ name }) => name === "MoreOrders").map(({ variables }) => variables["after"])).toEqual([
    "after-2",
    "after-2",
  ]);
});

test("somebody who has ordered nothing is shown the way to the shop", async () => {
  open({ AccountOrdersPage: listed([]) });
  expect(await screen.findByRole("heading", { name: "U hebt nog niets besteld" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Naar de winkel" }).getAttribute("href")).toBe("/");
  expect(screen.queryByText("Net besteld?")).toBeNull();
});

test("orders that could not be loaded are requested once more", async () => {
  const page = open({ AccountOrdersPage: [undefined, listed(numbered(1))] });
  await page.user.click(within(await screen.findByRole("alert")).getByRole("button"));
  expect(await cards()).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});
