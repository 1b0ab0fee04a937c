import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, choosePayment, endPayment, fillDelivery, pressOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { hasPlenty, mailsTo, ordersOf, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

interface Method {
  readonly name: string;
  /** As the shop's records name it. */
  readonly method: string;
  readonly outcome: "Betaald" | "Geautoriseerd";
  /** What stands under the method once it is chosen. */
  readonly says?: string;
  /** Orders wrongly, with something missing or wrong, and then says what is right. */
  readonly fillDetails?: (page: Page, width: number) => Promise<void>;
}

const credit = "Let op! Geld lenen kost geld";

const methods: readonly Method[] = [
  { name: "iDEAL | Wero", method: "ideal", outcome: "Betaald" },
  { name: "Creditcard", method: "creditcard", outcome: "Betaald" },
  { name: "PayPal", method: "paypal", outcome: "Betaald" },
  {
    name: "Automatische incasso",
    method: "directdebit",
    outcome: "Betaald",
    says: "Met uw bestelling machtigt u ons",
    fillDetails: async (page, width) => {
      await page.getByLabel("IBAN").fill("NL91 ABNA 0417 1643 01");
      await pressOrder(page);
      await expect(page.getByText("Er kloppen nog 2 velden niet")).toBeVisible();
      await expect(page.getByText("Het veld Naam van de rekeninghouder is een verplicht veld.").last()).toBeVisible();
      await expect(page.getByText("Voer een geldig IBAN in").last()).toBeVisible();
      await check(page, `direct debit with errors at ${width}`);
      await page.getByRole("link", { name: "IBAN" }).click();
      await expect(page.getByLabel("IBAN")).toBeFocused();
      await page.getByLabel("IBAN").fill("NL91 ABNA 0417 1643 00");
      await page.getByLabel("Naam van de rekeninghouder").fill("S. van der Veen");
    },
  },
  { name: "Achteraf betalen", method: "klarna", outcome: "Geautoriseerd", says: credit },
  {
    name: "In drie delen",
    method: "in3",
    outcome: "Betaald",
    says: credit,
    fillDetails: async (page, width) => {
      await page.getByLabel("Geboortedatum").fill(`${new Date().getFullYear() - 17}-01-01`);
      await pressOrder(page);
      await expect(page.getByText("Betalen in delen kan alleen vanaf 18 jaar.").last()).toBeVisible();
      await check(page, `in3 with a birth date too late at ${width}`);
      await page.getByLabel("Geboortedatum").fill("1980-05-17");
    },
  },
];

for (const [index, { name, method, outcome, says, fillDetails }] of methods.entries()) {
  const width = index % 2 === 0 ? 390 : 1440;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test(`${name} asks what it needs and leads to an order @long`, async ({ page, request }) => {
      test.slow();
      const guest = newGuest();
      const { variant } = await putIntoBasket(
        page,
        request,
        "/matrassen",
        async (one) => one.cents > 5000 && (await hasPlenty(one)),
      );
      const stockBefore = await stockOf(variant.variantId);
      await page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
      await beginCheckout(page, guest);
      await fillDelivery(page, guest);
      await choosePayment(page, name);
      if (says !== undefined) await expect(page.getByText(says)).toBeVisible();
      await check(page, `${name} at ${width}`);
      await fillDetails?.(page, width);
      expect(await ordersOf(guest.email)).toEqual([]);
      await pressOrder(page);
      await expect(page.getByRole("heading", { level: 1, name: "Betalen" })).toBeVisible();
      await endPayment(page, outcome);
      await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
      await check(page, `success by ${name} at ${width}`);
      const orders = await ordersOf(guest.email);
      expect(orders).toMatchObject([{ totalCents: variant.cents, payment: { method, amountCents: variant.cents } }]);
      expect(["paid", "authorized"]).toContain(orders[0]?.payment?.status);
      expect(await stockOf(variant.variantId)).toBe(stockBefore - 1);
      await expect.poll(() => mailsTo(guest.email)).toHaveLength(1);
    });
  });
}
