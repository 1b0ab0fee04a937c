import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { fillDelivery, signInAsGuest } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { layoutShift } from "./checks/layout-shift.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test } from "./shop/watched-test.ts";

/** Nothing around a step leads away, and who helps is in sight. */
async function expectFrame(page: Page, step: string): Promise<void> {
  const steps = page.getByRole("navigation", { name: "Stappen" });
  await expect(steps.locator("[aria-current=step]")).toHaveText(step);
  await expect(page.getByRole("banner").getByRole("link", { name: "Winkelwagen" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByLabel("E-mailadres voor de nieuwsbrief")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toContainText("Hulp nodig?");
  await check(page, step);
}

for (const width of [390, 1440]) {
  test(`one frame from choosing how to order to the payment at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const guest = newGuest();
    await putIntoBasket(page, request, "/kussens");

    await openPage(page, "/inloggen?redirectUrl=%2Fafrekenen");
    await expect(page.getByRole("heading", { level: 1, name: "Hoe wilt u bestellen?" })).toBeVisible();
    expect((await layoutShift(page)).score).toBeLessThanOrEqual(0.02);
    await expectFrame(page, "1. Gegevens");
    await page.getByRole("link", { name: "Account aanmaken" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Account aanmaken" })).toBeVisible();
    await expectFrame(page, "1. Gegevens");
    await page.goBack();
    await page.getByRole("link", { name: "Verder als gast" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bestellen als gast" })).toBeVisible();
    await expectFrame(page, "1. Gegevens");
    await signInAsGuest(page, guest);

    await expect(page).toHaveURL("/afrekenen#/shipping");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Waar mogen wij bezorgen?" })).toBeVisible();
    expect((await layoutShift(page)).score).toBeLessThanOrEqual(0.02);
    await expectFrame(page, "2. Levering");
    await fillDelivery(page, guest);
    await expectFrame(page, "3. Betaling");
    const total = page.getByRole("complementary", { name: "Uw bestelling" }).getByRole("definition").last();
    await expect(page.getByRole("button", { name: /^Bestellen en betalen · / })).toContainText(await total.innerText());
  });
}
