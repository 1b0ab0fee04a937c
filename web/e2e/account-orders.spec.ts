import { expect, type Page } from "playwright/test";

import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import { newAccount, password } from "./records/account-person.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { findVariant } from "./records/catalogue.ts";
import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { orderAsVisitor, withdrawAsVisitor } from "./order-as-visitor.ts";
import { shopConsole } from "./shop/shop-console.ts";
import { hasPlenty } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const widths = [390, 1440];
const main = (page: Page) => page.getByRole("main");
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const part = (page: Page, name: string) => main(page).getByRole("region", { name });

/** The screen is for everybody, on a telephone and on a desk. */
async function checkAtEveryWidth(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await check(page, `${screen} at ${width} px`);
  }
}

/** Every amount in a text, in cents, in the order in which they stand. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(−\u00a0)?€\u00a0([\d.]+),(\d\d|-)/g)].map(
    ([, minus, euros = "", cents = ""]) =>
      (minus ? -1 : 1) * (Number(euros.replaceAll(".", "")) * 100 + (cents === "-" ? 0 : Number(cents))),
  );
}

test("a customer finds an order in the list, reads that it adds up, and orders the same again", async ({
  page,
  request,
}) => {
  await requestAsVisitor(page, "signIn", { email: await newAccount(request), password });
  await openPage(page, "/account/bestellingen");
  await expect(main(page).getByRole("heading", { name: "U hebt nog niets besteld" })).toBeVisible();

  const [mattress, duvet] = await Promise.all([
    findVariant(request, "/matrassen/koudschuim", (variant) => variant.sellable && hasPlenty(variant)),
    findVariant(request, "/dekbedden/winterdekbedden", (variant) => variant.sellable && hasPlenty(variant)),
  ]);
  const wanted = { [mattress.variant.variantId]: 1, [duvet.variant.variantId]: 2 };
  const { number } = await orderAsVisitor(page, wanted, {
    outcome: "paid",
    voucher: "WELKOM10",
    shippingOption: "take_back",
  });
  await openPage(page, "/account");
  await expect(part(page, "Uw laatste bestelling")).toContainText("Wij bezorgen");
  await checkAtEveryWidth(page, "account with an order");
  const newest = part(page, "Uw laatste bestelling").getByRole("link", { name: "Bekijk bestelling" });
  await expect(newest).toContainText(number);

  await openPage(page, "/account/bestellingen");
  const card = main(page).getByRole("article", { name: `Bestelling ${number}` });
  await expect(card).toContainText("Betaling ontvangen");
  await expect(card).toContainText("3 artikelen");
  await check(page, "list of orders");

  await card.getByRole("link", { name: "Bekijk bestelling" }).click();
  const items = part(page, "Artikelen");
  await expect(items.getByRole("listitem")).toHaveCount(2);
  await expect(items).toContainText("actiekorting is al verrekend");
  await expect(items).toContainText("Kortingscode WELKOM10");
  const lines = await items
    .getByRole("listitem")
    .evaluateAll((all) => all.map((line) => line.lastElementChild?.textContent ?? ""));
  const [subtotal = 0, voucher = 0, delivery = 0, total = 0] = amountsIn(await items.locator("dl").innerText());
  const [prices, shares] = [0, 1].map((index) => lines.map((line) => amountsIn(line)[index] ?? 0)) as [
    number[],
    number[],
  ];
  expect(sum(prices)).toBe(subtotal);
  expect(sum(shares)).toBe(voucher);
  expect(subtotal + voucher + delivery).toBe(total);
  expect({ voucher: voucher < 0, delivery }).toEqual({ voucher: true, delivery: 1500 });
  await expect(main(page)).toContainText(formatMoney(total, "EUR", "nl-NL"));
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, "order with a voucher");

  await main(page).getByRole("button", { name: "Bestel opnieuw" }).click();
  const basket = page.getByRole("dialog", { name: /^Winkelwagen/ });
  await expect(basket).toContainText(mattress.product.name);
  await expect(basket).toContainText(duvet.product.name);
  await page.keyboard.press("Escape");
  await expect(part(page, "Verloop")).toBeVisible();
  await expect(page.getByText("De artikelen liggen in uw winkelwagen")).toBeVisible();
});

test("an order in each of its states is for everybody, at every width @long", async ({ page, request }) => {
  test.setTimeout(600_000);
  await requestAsVisitor(page, "signIn", { email: await newAccount(request), password });
  await openPage(page, "/account/bestellingen");
  await expect(main(page).getByRole("heading", { name: "U hebt nog niets besteld" })).toBeVisible();
  await checkAtEveryWidth(page, "empty list of orders");
  const { variant } = await findVariant(
    request,
    "/kussens",
    async (candidate) => candidate.sellable && (await hasPlenty({ variantId: candidate.variantId })),
  );
  const bought = async (pieces = 1) => orderAsVisitor(page, { [variant.variantId]: pieces }, { outcome: "paid" });
  const tracking = [
    "--carrier",
    "PostNL",
    "--tracking",
    "3SWARM123456789",
    "--url",
    "https://volgen.example/3SWARM123456789",
  ];

  const shipped = await bought();
  await shopConsole("orders", "ship", shipped.number, ...tracking);
  const delivered = await bought();
  await shopConsole("orders", "ship", delivered.number, ...tracking);
  await shopConsole("orders", "deliver", delivered.number);
  const partly = await bought(2);
  await withdrawAsVisitor(page, partly, 1);
  const withdrawn = await bought();
  await withdrawAsVisitor(page, withdrawn, 1);
  const refunded = await bought();
  await shopConsole("orders", "refund", refunded.number, "--amount", "1.50", "--reason", "Vlek");
  const cancelled = await bought();
  await shopConsole("orders", "cancel", cancelled.number);
  const failed = await orderAsVisitor(page, { [variant.variantId]: 1 }, { outcome: "failed" });
  const open = await orderAsVisitor(page, { [variant.variantId]: 1 });

  const states = [
    { order: shipped, texts: ["Verzonden", "Meegegeven aan PostNL", "Track & trace 3SWARM123456789"] },
    { order: delivered, texts: ["Bezorgd op"] },
    { order: partly, texts: ["1 stuk herroepen", "Terugbetaald op", "Na terugbetaling"] },
    { order: withdrawn, texts: ["Herroepen", "Terugbetaald op"] },
    { order: refunded, texts: ["Betaling ontvangen", "−\u00a0€\u00a01,50"] },
    { order: cancelled, texts: ["Geannuleerd", "U krijgt terug wat u hebt betaald"] },
    { order: failed, texts: ["Geannuleerd", "Er is niets afgeschreven"] },
    { order: open, texts: ["Besteld, nog niet betaald", "Nu betalen"] },
  ];
  for (const { order, texts } of states) {
    await openPage(page, `/account/bestellingen/${encodeURIComponent(order.id)}`);
    for (const text of texts) await expect(main(page)).toContainText(text);
    await checkAtEveryWidth(page, `order: ${texts[0]}`);
  }
  await openPage(page, "/account/bestellingen");
  await expect(main(page).getByRole("article")).toHaveCount(states.length);
  await checkAtEveryWidth(page, "list of orders in every state");
});
