import { expect, type Page } from "playwright/test";

import { newAccount, newEmail, password } from "./records/account-person.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { check } from "./checks/check-accessibility.ts";
import { endPayment, goToPayment, placeOrder } from "./checkout-steps.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { ordersOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const person = { firstName: "Anne", lastName: "Bos", gender: "FEMALE" };
const home = { ...person, street: "Dam", houseNumber: "3", zipCode: "1012 JS", city: "Amsterdam", countryCode: "NL" };
const office = {
  ...person,
  companyName: "Bos Interieur B.V.",
  vatNumber: "BE0123456789",
  street: "Grote Markt",
  houseNumber: "1",
  zipCode: "1000",
  city: "Brussel",
  countryCode: "BE",
};
const toCheckout = (page: Page) => page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
const delivery = (page: Page) => page.getByRole("heading", { name: "Waar mogen wij bezorgen?" });
const thanks = (page: Page) => page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" });

test("a known customer's addresses are filled in, for delivery and bill, and one press goes on", async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  const { variant } = await putIntoBasket(page, request, "/badtextiel");
  await requestAsVisitor(page, "signIn", { email, password });
  await requestAsVisitor(page, "saveAddress", { address: home, isDefaultShipping: true });
  await requestAsVisitor(page, "saveAddress", { address: office, isDefaultBilling: true });
  await openPage(page, "/afrekenen");
  await expect(delivery(page)).toBeVisible();
  await expect(page.getByLabel("Uit uw adresboek").first()).toHaveValue(/./);
  await expect(page.getByLabel("Straat").first()).toHaveValue("Dam");
  await expect(page.getByLabel("Btw-nummer")).toHaveValue("BE0123456789");
  await goToPayment(page);
  await expect(page.getByText("Factuur: Bos Interieur B.V., Anne Bos, Grote Markt 1, 1000 Brussel")).toBeVisible();
  await placeOrder(page, "iDEAL | Wero");
  await endPayment(page, "Betaald");
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText("Bos Interieur B.V.")).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ status: "paid", totalCents: variant.cents }]);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("a new customer signs up on the way, looks up the address, and finds it in the book next time @long", async ({
      page,
      request,
    }) => {
      test.slow();
      const email = newEmail();
      await putIntoBasket(page, request, "/matrassen");
      await toCheckout(page);
      await page.getByRole("link", { name: "Account aanmaken" }).click();
      await page.getByRole("main").getByLabel("Mevrouw").check();
      await page.getByLabel("Voornaam").fill("Sanne");
      await page.getByLabel("Achternaam").fill("de Wit");
      await page.getByLabel("E-mailadres", { exact: true }).fill(email);
      await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
      await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: "Account aanmaken" }).click();
      await expect(delivery(page)).toBeVisible();

      await page.getByLabel("Postcode").fill("9712 HN");
      await page.getByLabel("Huisnummer").fill("999");
      await page.getByLabel("Toevoeging").focus();
      await expect(page.getByText(/geen adres\. Vul straat en plaats zelf in/)).toBeVisible();
      await check(page, `delivery with an unknown house at ${width}`);
      await page.getByLabel("Huisnummer").fill("9");
      await page.getByLabel("Toevoeging").focus();
      await expect(page.getByLabel("Straat")).toHaveValue("Grote Markt");
      await expect(page.getByLabel("Plaats")).toHaveValue("Groningen");
      await expect(page.getByLabel("Dit adres in mijn adresboek bewaren")).toBeChecked();
      await page.getByRole("radio", { name: /oud matras meenemen/ }).check();
      await goToPayment(page);
      await expect(page.getByRole("complementary", { name: "Uw bestelling" })).toContainText("€ 15,-");
      await placeOrder(page, "PayPal");
      await endPayment(page, "Betaald");
      await expect(thanks(page)).toBeVisible();
      expect(await ordersOf(email)).toMatchObject([{ status: "paid", shippingCents: 1500 }]);

      await putIntoBasket(page, request, "/badtextiel");
      await toCheckout(page);
      await expect(delivery(page)).toBeVisible();
      await expect(page.getByLabel("Straat")).toHaveValue("Grote Markt");
      await expect(page.getByLabel("Dit adres in mijn adresboek bewaren")).toHaveCount(0);
      await check(page, `delivery with an address book at ${width}`);
      await page.getByRole("navigation", { name: "Stappen" }).getByRole("link", { name: "Gegevens" }).click();
      await expect(page.getByText(`U bestelt als Sanne de Wit (${email}).`)).toBeVisible();
      await check(page, `who orders, known, at ${width}`);
    });

    test("a business order has its company and a VAT number that is checked @long", async ({ page, request }) => {
      test.slow();
      const email = await newAccount(request);
      await putIntoBasket(page, request, "/matrassen");
      await requestAsVisitor(page, "signIn", { email, password });
      await requestAsVisitor(page, "saveAddress", { address: home, isDefaultShipping: true });
      const { product } = await putIntoBasket(page, request, "/badtextiel");
      await openPage(page, "/afrekenen");
      await expect(page.getByText("U ontvangt 2 leveringen")).toBeVisible();
      await page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").uncheck();
      await page.getByLabel("Uit uw adresboek").last().selectOption("Dam 3, Amsterdam");
      await page.getByLabel("Bedrijfsnaam").fill("Bos Interieur B.V.");
      await page.getByLabel("Btw-nummer").fill("NL12345");
      await page.getByRole("button", { name: "Verder naar betaling" }).click();
      await page.getByRole("link", { name: "Factuuradres: Btw-nummer" }).click();
      await expect(page.getByLabel("Btw-nummer")).toBeFocused();
      await check(page, `a business order with a wrong VAT number at ${width}`);
      await page.getByLabel("Btw-nummer").fill("nl 1234.56.789 b01");
      await goToPayment(page);
      await check(page, `payment of a business order at ${width}`);
      await placeOrder(page, "Creditcard");
      await endPayment(page, "Betaald");
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Bos Interieur B.V.");
      await expect(page.getByRole("main")).toContainText(product.name);
    });
  });
}
