import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAccountPage } from "#app/layout/testing/render-account-page.tsx";
import { lineData, orderData } from "#app/orders/testing/order-data.ts";
import Account from "./account.tsx";

const customer = {
  __typename: "Customer",
  id: "customer",
  number: "20481763",
  firstName: "Sanne",
  lastName: "de Wit",
  email: "sanne@voorbeeld.example",
  phone: null,
  newsletter: false,
  birthdayVoucher: false,
  isEmailConfirmed: true,
  addresses: [],
};

/** Opens the account of somebody with this order and, as the count says, older ones. */
function open(order: object | undefined, totalCount = order ? 1 : 0) {
  const edges = order ? [{ __typename: "OrderEdge", node: order }] : [];
  const orders = { __typename: "OrderConnection", totalCount, edges };
  return renderAccountPage(<Account />, { AccountPage: { viewer: { ...customer, orders } } });
}
const panel = async () => (await screen.findByRole("region", { name: "Uw laatste bestelling" })).textContent;

const twoPackages = {
  lines: [lineData(1, "Bank Amstel", { packageId: 1 }), lineData(2, "Kussen Kreek", { packageId: 2 })],
  packages: [
    { packageId: 1, kind: "TWO_PERSON", deliveryFrom: "2027-01-04T00:00:00Z", deliveryTo: "2027-01-18T00:00:00Z" },
    { packageId: 2, kind: "PARCEL", deliveryFrom: "2026-11-25T00:00:00Z", deliveryTo: "2026-11-27T00:00:00Z" },
  ],
};
const sent = { packageId: 2, shippedAt: "2026-11-24T10:00:00Z", url: "https://vervoerder.example/3S1" };

test("the newest order stands above everything else, with what comes first and the way to it", async () => {
  open(orderData({ status: "PROCESSING", ...twoPackages }), 4);
  expect(await panel()).toContain("woensdag 25 tot en met vrijdag 27 november");
  expect(await panel()).toContain("In behandeling");
  expect(screen.getByRole("link", { name: /^Bekijk bestelling.*WL-7K3M-9QXD$/ }).getAttribute("href")).toBe(
    "/account/bestellingen/order-1",
  );
  expect(screen.getByRole("link", { name: "Al uw 4 bestellingen" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Uw laatste bestelling");
});

test("a package on its way can be followed", async () => {
  open(orderData({ status: "SHIPPED", ...twoPackages, tracking: [sent] }));
  expect(await panel()).toContain("vrijdag 27 november");
  expect(screen.getByRole("link", { name: "Volg uw pakket" }).getAttribute("href")).toBe(sent.url);
  expect(screen.queryByRole("link", { name: /^Al uw/ })).toBeNull();
});

test("what has come is waited for no longer: the next package is", async () => {
  const come = { ...sent, deliveredAt: "2026-11-26T10:00:00Z" };
  open(orderData({ status: "SHIPPED", ...twoPackages, tracking: [come] }));
  expect(await panel()).toContain("maandag 4 tot en met maandag 18 januari");
  expect(screen.queryByRole("link", { name: "Volg uw pakket" })).toBeNull();
});

test.each([
  ["an open payment", { status: "ORDERED", payment: { status: "OPEN" } }, "Uw betaling staat nog open"],
  ["a cancelled order", { status: "CANCELED" }, "Deze bestelling is geannuleerd"],
  ["a withdrawn order", { status: "WITHDRAWN" }, "U hebt deze bestelling herroepen"],
  ["a delivered order", { status: "DELIVERED" }, "Alles is bezorgd"],
])("%s says what it waits for, or that it is over", async (_what, options, text) => {
  open(orderData(options));
  expect(await panel()).toContain(text);
});

test("until when a delivered order may be withdrawn is what comes next", async () => {
  const order = orderData({ status: "DELIVERED" });
  open({ ...order, withdrawal: { ...order.withdrawal, deadline: "2026-12-10T23:00:00Z" } });
  expect(await panel()).toContain("herroepen tot en met donderdag 10 december 2026");
});

test("without an order there is the way to the shop", async () => {
  open(undefined);
  expect(await screen.findByText("U hebt nog niets besteld")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Naar de winkel" })).toBeTruthy();
});
