import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";

import { renderMail } from "#upstreams/mail/mail-templates.ts";
import { PaidOrders, orderedBy, type PaidOrder } from "#upstreams/rpc/testing/paid-orders.ts";
import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { findCommand, runConsole } from "../run-console.ts";

let shop: RpcTestShop;
let orders: PaidOrders;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  orders = new PaidOrders(shop);
  await shop.upstream.services.outbox.start();
});
afterAll(() => shop.close());

async function shell(...words: string[]): Promise<number> {
  const { command, rest } = findCommand(words)!;
  return (await runConsole(shop.upstream.services, command, rest)).exitCode;
}

/** The mails of an order with a word in their subject. */
async function mailsOf({ orderNumber }: PaidOrder, about: string): Promise<Email[]> {
  const mails = await Promise.all((await shop.mails()).map((source) => PostalMime.parse(source)));
  return mails.filter(({ subject }) => subject?.includes(orderNumber) && subject.includes(about));
}

async function mailOf(placed: PaidOrder, about: string): Promise<Email> {
  await expect.poll(async () => (await mailsOf(placed, about)).length, { timeout: 5000 }).toBe(1);
  return (await mailsOf(placed, about))[0]!;
}

test("whoever paid for an order that the shop cancels reads that the money comes back, and how", async () => {
  const placed = await orders.place();
  expect(await shell("orders", "cancel", placed.orderNumber)).toBe(0);
  const mail = await mailOf(placed, "is geannuleerd");
  expect(mail.to).toMatchObject([{ address: orderedBy }]);
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain("Er wordt niets geleverd");
    expect(form).toContain("€\u00a0250,01");
    expect(form).toContain("waarmee u hebt betaald: iDEAL | Wero");
    expect(form).not.toContain("niets van u afgeschreven");
  }
  expect(await shell("orders", "cancel", placed.orderNumber)).toBe(1);
  expect(await mailsOf(placed, "is geannuleerd")).toHaveLength(1);
});

test("whoever was to pay later reads that there is nothing to pay", async () => {
  const placed = await orders.place("klarna");
  expect(await shell("orders", "cancel", placed.orderNumber)).toBe(0);
  const { text } = await mailOf(placed, "is geannuleerd");
  expect(text).toContain("Er is niets van u afgeschreven");
  expect(text).not.toContain("€\u00a0250,01");
});

test("money the shop gives back is mailed with its amount and reason, once for each time", async () => {
  const placed = await orders.place();
  expect(
    await shell("orders", "refund", placed.orderNumber, "--amount", "12,50", "--reason", "Te laat & nat geleverd"),
  ).toBe(0);
  const { text, html } = await mailOf(placed, "Terugbetaling");
  expect(text).toContain("U krijgt van ons €\u00a012,50 terug");
  expect(text).toContain("Omschrijving: Te laat & nat geleverd");
  expect(html).toContain("Te laat &#38; nat geleverd");
  expect(await shell("orders", "refund", placed.orderNumber, "--amount", "9999")).toBe(0);
  await expect.poll(async () => (await mailsOf(placed, "Terugbetaling")).length, { timeout: 5000 }).toBe(2);
  const rest = (await mailsOf(placed, "Terugbetaling")).find((mail) => mail.text?.includes("€\u00a0237,51"));
  expect(rest?.text).not.toContain("Omschrijving");
  expect(await shell("orders", "refund", placed.orderNumber, "--amount", "1")).toBe(1);
  expect(await mailsOf(placed, "Terugbetaling")).toHaveLength(2);
});

test("what came back is refunded with a mail", async () => {
  const placed = await orders.place();
  await orders.ship(placed, 1);
  const { withdrawal } = await orders.read(placed);
  await orders.withdraw(placed, withdrawal.pieceKeys.slice(0, 1));
  expect(await shell("orders", "return", placed.orderNumber)).toBe(0);
  expect((await mailOf(placed, "Terugbetaling")).text).toContain("U krijgt van ons €\u00a0100,01 terug");
});

test("nobody is written to about an order whose customer has been erased", async () => {
  const placed = await orders.place();
  const source = { db: shop.db, publicUrl: "http://localhost:3000", secret: "of no mail here", now: () => shop.now };
  const mail = () => renderMail(source, { template: "order-cancelled", id: placed.orderId });
  expect(await mail()).toMatchObject({ to: { address: orderedBy } });
  await shop.db.updateTable("shop_order").set({ email: "" }).where("order_id", "=", placed.orderId).execute();
  expect(await mail()).toBeNull();
});
