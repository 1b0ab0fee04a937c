import { expect, type Page } from "playwright/test";

import { beginCheckout, choosePayment, endPayment, fillDelivery, placeOrder, pressOrder } from "./checkout-steps.ts";
import { newGuest, type Guest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { ordersOf } from "./records/shop-records.ts";
import { watch, test } from "./shop/watched-test.ts";

const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" });
const summary = (page: Page) => page.getByRole("complementary", { name: "Uw bestelling" });

async function toPayment(page: Page, guest: Guest): Promise<void> {
  await page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
  await beginCheckout(page, guest);
  await fillDelivery(page, guest);
}

test("every step keeps what was typed over a reload, and back and forward go through the steps @long", async ({
  page,
  request,
}) => {
  const guest = newGuest();
  await putIntoBasket(page, request, "/badtextiel");
  await openPage(page, "/gastaanmelding?redirectUrl=%2Fafrekenen");
  await page.getByLabel("Voornaam").fill("Saskia");
  await page.reload();
  await expect(page.getByLabel("Voornaam")).toHaveValue("Saskia");

  await openPage(page, "/inloggen?redirectUrl=%2Fafrekenen");
  await beginCheckout(page, guest);
  await page.getByLabel("Straat").fill("Dorpsweg");
  await page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").uncheck();
  await page.getByLabel("Bedrijfsnaam").fill("Veen B.V.");
  await page.reload();
  await expect(page.getByLabel("Straat").first()).toHaveValue("Dorpsweg");
  await expect(page.getByLabel("Bedrijfsnaam")).toHaveValue("Veen B.V.");

  await page.getByRole("navigation", { name: "Stappen" }).getByRole("link", { name: "Gegevens" }).click();
  await expect(page.getByRole("heading", { name: "Wie bestelt er?" })).toBeVisible();
  await page.getByLabel("Achternaam").fill("Veenstra");
  await page.reload();
  await expect(page.getByLabel("Achternaam")).toHaveValue("Veenstra");
  await page.goBack();
  await expect(page.getByLabel("Straat").first()).toHaveValue("Dorpsweg");
  await page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").check();
  await fillDelivery(page, guest);

  await choosePayment(page, "PayPal");
  await page.getByText("Hebt u een kortingscode?").click();
  await page.getByLabel("Kortingscode").fill("LATER10");
  await page.reload();
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  await expect(page.getByLabel("Kortingscode")).toHaveValue("LATER10");
  await page.goBack();
  await expect(page).toHaveURL("/afrekenen#/shipping");
  await expect(page.getByLabel("Straat")).toHaveValue(guest.street);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeVisible();
});

test("what a second tab changes is shown and accepted before anything is ordered @long", async ({
  page,
  context,
  request,
}) => {
  const guest = newGuest();
  const { variant } = await putIntoBasket(page, request, "/kussens");
  await toPayment(page, guest);
  await choosePayment(page, "iDEAL | Wero");
  const other = await context.newPage();
  await openPage(other, "/winkelwagen");
  await other.getByRole("button", { name: "Eén meer" }).click();
  await expect(other.getByLabel("Aantal", { exact: true })).toHaveValue("2");

  await pressOrder(page);
  await expect(page.getByText("Uw bestelling is intussen gewijzigd")).toBeVisible();
  expect(await ordersOf(guest.email)).toEqual([]);
  await expect(summary(page)).toContainText("Uw bestelling (2)");
  await page.getByRole("button", { name: /^Akkoord met/ }).click();
  await placeOrder(page, "iDEAL | Wero");
  await endPayment(page, "Betaald");
  await expect(thanks(page)).toBeVisible();
  expect(await ordersOf(guest.email)).toMatchObject([{ status: "paid", totalCents: 2 * variant.cents }]);

  await openPage(other, "/afrekenen");
  await expect(other.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
});

test("a payment that ends on another device shows on both @long", async ({ page, browser, complaints, request }) => {
  const guest = newGuest();
  await putIntoBasket(page, request, "/kussens");
  await toPayment(page, guest);
  await placeOrder(page, "iDEAL | Wero");

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: process.env.SHOP_URL });
  await watch(phone, complaints);
  const onPhone = await phone.newPage();
  await onPhone.goto(page.url());
  await endPayment(onPhone, "Betaald");
  await expect(thanks(onPhone)).toBeVisible();
  await expect(onPhone.getByRole("main")).toContainText(guest.email);
  await phone.close();

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
  expect(await ordersOf(guest.email)).toMatchObject([{ status: "paid" }]);
});

test("a session that ends on the way leads to sign in, and the order goes on from there @long", async ({
  page,
  context,
  request,
}) => {
  const guest = newGuest();
  await putIntoBasket(page, request, "/badtextiel");
  await toPayment(page, guest);
  await context.clearCookies({ name: /session/ });
  await page.getByRole("radio", { name: "PayPal" }).click();
  await expect(page.getByText("U bent niet meer ingelogd")).toBeVisible();
  await expect(page).toHaveURL("/inloggen?redirectUrl=%2Fafrekenen%23%2Fpayment");
  await page.getByRole("link", { name: "Verder als gast" }).click();
  await page.getByLabel("Mevrouw").check();
  await page.getByLabel("Voornaam").fill(guest.firstName);
  await page.getByLabel("Achternaam").fill(guest.lastName);
  await page.getByLabel("E-mailadres", { exact: true }).fill(guest.email);
  await page.getByRole("button", { name: "Verder als gast" }).click();
  await expect(summary(page)).toContainText("Uw bestelling (1)");
  await expect(page).toHaveURL(/\/afrekenen#\/(shipping|payment)$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the checkout says that it needs scripts, and who helps", async ({ page }) => {
    await page.goto("/gastaanmelding?redirectUrl=%2Fafrekenen");
    await expect(
      page
        .getByRole("main")
        .getByText(/JavaScript/)
        .first(),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "laat onze klantenservice u helpen" }).first().click();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "088 000 10 00" })).toBeInViewport();
  });
});
