import { expect } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { mailsTo, ordersOf, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest follows an order and withdraws from it: two steps, a receipt to the second, the money and the piece go back", async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const { variant } = await putIntoBasket(page, request, "/kussens");
  const stockBefore = await stockOf(variant.variantId);
  await openPage(page, "/afrekenen");
  await beginCheckout(page, guest);
  await fillDelivery(page, guest);
  await placeOrder(page, "iDEAL | Wero");
  await endPayment(page, "Betaald");
  await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
  const [order] = await ordersOf(guest.email);
  const number = order?.number ?? "";
  const fillIn = async (email: string): Promise<void> => {
    await page.getByLabel("Bestelnummer").fill(number.toLowerCase());
    await page.getByLabel("E-mailadres", { exact: true }).fill(email);
  };

  await test.step("a wrong address finds nothing, and what was typed stays", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Bestelling volgen" }).click();
    await fillIn("iemand@voorbeeld.example");
    await page.getByRole("button", { name: "Bestelling bekijken" }).click();
    await expect(page.getByRole("alert")).toContainText("Wij vinden geen bestelling");
    await expect(page.getByLabel("Bestelnummer")).toHaveValue(number.toLowerCase());
    await check(page, "looking up an order, refused");
  });

  await test.step("the right one shows the order without the whole address", async () => {
    await fillIn(guest.email);
    await page.getByRole("button", { name: "Bestelling bekijken" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Bestelling ${number}` })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Betaling ontvangen");
    await expect(page.getByRole("main")).not.toContainText(guest.email);
    await check(page, "order of a guest");
  });

  await test.step("withdrawing takes a choice and a confirmation", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Bestelling herroepen" }).click();
    await fillIn(guest.email);
    await page.getByRole("button", { name: "Verder" }).click();
    await expect(page.getByRole("heading", { name: "Wat wilt u herroepen?" })).toBeVisible();
    await page.getByRole("button", { name: "Herroeping bevestigen" }).click();
    await expect(page.getByRole("alert")).toContainText("Kies ten minste één artikel.");
    await page.getByRole("main").getByRole("checkbox").check();
    await check(page, "choosing what to withdraw");
    await page.getByRole("button", { name: "Herroeping bevestigen" }).click();
    await expect(page.getByText("Wij hebben uw herroeping ontvangen")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/Ontvangen op .* om \d\d:\d\d:\d\d/);
    await check(page, "receipt of a withdrawal");
  });

  expect((await ordersOf(guest.email))[0]?.status).toBe("withdrawn");
  expect(await stockOf(variant.variantId)).toBe(stockBefore);
  await expect.poll(() => mailsTo(guest.email)).toHaveLength(2);
});
