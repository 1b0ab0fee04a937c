import { expect } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { mailsTo } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const newAddress = () => `bericht-${crypto.randomUUID()}@voorbeeld.example`;

for (const width of [390, 1440]) {
  test(`a message to the shop is sent at ${width} px, once its fields are right, and a mail says so${width === 390 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = newAddress();
    await openPage(page, "/service/contact");
    const send = page.getByRole("button", { name: "Verstuur bericht" });
    // until the form's code is there the browser checks the fields itself, in its own words
    await expect(page.locator("form[novalidate]").filter({ has: send })).toBeVisible();
    await send.click();
    await expect(page.getByRole("textbox", { name: "Naam" })).toHaveAttribute("aria-invalid", "true");
    await check(page, `contact form with faults at ${width}`);
    await page.getByRole("combobox", { name: "Onderwerp" }).selectOption("Bezorging");
    await page.getByRole("textbox", { name: "Naam" }).fill("Sanne de Wit");
    await page.locator("#contact-email").fill(email);
    await page.getByRole("textbox", { name: "Uw bericht" }).fill("Wanneer komt mijn bed?");
    // a person takes longer than a robot
    await expect
      .poll(
        async () => {
          if (await send.isVisible()) await send.click();
          return page.getByText(/^Uw bericht is binnen, met nummer V-\d{4}-\d{4}/).isVisible();
        },
        { intervals: [1000] },
      )
      .toBe(true);
    await check(page, `sent message at ${width}`);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent by the browser, and what is wrong keeps what was written", async ({ page }) => {
    const email = newAddress();
    await page.goto("/service/contact");
    await page.getByRole("combobox", { name: "Onderwerp" }).selectOption("Retour of garantie");
    await page.getByRole("textbox", { name: "Naam" }).fill("   ");
    await page.locator("#contact-email").fill(email);
    await page.getByRole("textbox", { name: "Uw bericht" }).fill("Een poot wiebelt.");
    await page.getByRole("button", { name: "Verstuur bericht" }).click();
    await expect(page.getByText(/^Er ontbreekt nog iets/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Uw bericht" })).toHaveValue("Een poot wiebelt.");
    await page.getByRole("textbox", { name: "Naam" }).fill("Jan");
    await page.getByRole("button", { name: "Verstuur bericht" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bericht ontvangen" })).toBeVisible();
    await expect(page.getByText(/met nummer V-\d{4}-\d{4}/)).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  });
});
