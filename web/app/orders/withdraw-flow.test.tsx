import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { refusalsOf } from "@warmeland/schema/testing/order-refusals.ts";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { WithdrawFlow } from "./withdraw-flow.tsx";

const money = (cents: number) => ({ __typename: "Money", cents, formatted: `€ ${cents / 100}` });
const item = (id: string, name: string, pieces: number, isWithdrawable = true) => ({
  __typename: "OrderItem",
  id,
  name,
  variantTitle: "90 × 200 cm",
  image: null,
  pieces: Array.from({ length: pieces }, (_, index) => ({
    __typename: "OrderPiece",
    key: `${id}-${index + 1}`,
    isWithdrawable,
    withdrawnAt: null,
  })),
});
const order = (isOpen = true) => ({
  __typename: "Order",
  id: "o1",
  number: "WL-7K3M-9QXD",
  email: "s•••@voorbeeld.nl",
  withdrawal: { __typename: "Withdrawal", isOpen, deadline: "2026-12-04T23:00:00.000Z" },
  items: [item("a", "Matras Duinrust", 2, isOpen), item("b", "Topper Dauw", 1, isOpen)],
});
const received = {
  withdrawOrder: {
    __typename: "WithdrawOrderPayload",
    receivedAt: "2026-11-21T20:15:42.000Z",
    toReturn: [],
    refund: money(38_300),
    order: order(),
  },
};
const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
const flow = (orderId: string) => (
  <SiteContext value={site}>
    <WithdrawFlow orderId={orderId} />
  </SiteContext>
);
const open = (responses: object, isOpen = true) =>
  renderShop(flow("o1"), { responses: { OwnOrderToWithdraw: { order: order(isOpen) }, ...responses } });
const confirm = () => screen.findByRole("button", { name: "Herroeping bevestigen" });

test("nothing is sent until something is chosen; one piece of a line and its reason travel, and the receipt tells the second", async () => {
  const page = open({ WithdrawOrder: received });
  expect(await screen.findByText(/tot en met vrijdag 4 december 2026/)).toBeTruthy();
  await page.user.click(await confirm());
  expect((await screen.findByRole("alert")).textContent).toContain("Kies ten minste één artikel.");
  await page.user.click(screen.getByRole("checkbox", { name: /Matras Duinrust/ }));
  await page.user.click(screen.getByRole("button", { name: "Eén minder" }));
  await page.user.type(screen.getByLabelText(/Reden/), "Te zacht");
  await page.user.click(await confirm());
  expect(await screen.findByText(/21 november 2026 om 21:15:42/)).toBeTruthy();
  expect(
    page.sent.filter(({ name }) => name === "WithdrawOrder").map(({ variables }) => variables["input"]),
  ).toMatchObject([{ order: { id: "o1" }, pieceKeys: ["a-1"], reason: "Te zacht" }]);
});

test("a withdrawal whose answer is lost is repeated under the same key, another choice has another", async () => {
  const page = open({ WithdrawOrder: [undefined, undefined, received] });
  await page.user.click(await screen.findByRole("button", { name: "Alles herroepen" }));
  await page.user.click(await confirm());
  expect((await screen.findByRole("alert")).textContent).toContain("u herroept nooit dubbel");
  await page.user.click(await confirm());
  await waitFor(() => expect(page.sent.filter(({ name }) => name === "WithdrawOrder")).toHaveLength(2));
  await page.user.click(screen.getByRole("checkbox", { name: /Topper Dauw/ }));
  await page.user.click(await confirm());
  await screen.findByText("Wij hebben uw herroeping ontvangen");
  const keys = page.sent
    .filter(({ name }) => name === "WithdrawOrder")
    .map(({ variables }) => (variables["input"] as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each(refusalsOf("withdrawOrder"))(
  "a withdrawal that was answered with $status $body.code reads $read",
  async (row) => {
    const { error, message, read } = row;
    const page = open({ WithdrawOrder: { withdrawOrder: { __typename: error, field: null, message } } });
    await page.user.click(await screen.findByRole("button", { name: "Alles herroepen" }));
    await page.user.click(await confirm());
    expect((await screen.findByRole("alert")).textContent).toContain(read);
  },
);

test("what can no longer be withdrawn says so, and another order can be chosen", async () => {
  const page = open({}, false);
  expect(await screen.findByText("Deze bestelling kan niet meer worden herroepen")).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Andere bestelling kiezen" }));
  expect(await screen.findByLabelText("Bestelnummer")).toBeTruthy();
});

test("somebody else's order leads to looking one up", async () => {
  renderShop(flow("o2"), { responses: { OwnOrderToWithdraw: { order: null } } });
  expect(await screen.findByLabelText("Bestelnummer")).toBeTruthy();
});
