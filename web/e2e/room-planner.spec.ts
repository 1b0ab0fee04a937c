import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { ordersOf } from "./records/shop-records.ts";
import { test, watch } from "./shop/watched-test.ts";

const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });
const pieces = (page: Page) => page.getByRole("list", { name: "Meubels in de kamer" }).getByRole("listitem");

/** Puts the nth product of a shelf into the room. */
async function add(page: Page, shelf: string, nth: number, count: number): Promise<void> {
  await tab(page, "Toevoegen").press("Enter");
  await page.getByRole("button", { name: shelf, exact: true }).press("Enter");
  await page.getByRole("tabpanel").getByRole("listitem").nth(nth).getByRole("button").press("Enter");
  await expect(tab(page, `In de kamer (${count})`)).toHaveAttribute("aria-selected", "true");
}

for (const width of [390, 1440]) {
  test.describe(`the room planner at ${width} px`, width === 390 ? {} : { tag: "@long" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a bedroom of five is planned by keyboard, saved, opened in another browser and bought there", async ({
      page,
      browser,
      complaints,
    }) => {
      await openPage(page, "/adviseur/kamerplanner");
      await expect(page.getByRole("button", { name: /Woonkamer met zithoek/ })).toBeVisible();
      await check(page, `the start at ${width}`);
      await page.getByRole("button", { name: "Lege slaapkamer" }).press("Enter");

      const measure = page.getByLabel("Breedte (cm)").first();
      await measure.fill("4");
      await measure.press("Enter");
      await expect(page.getByText("Vul een heel getal van 100 tot 2000 in.")).toBeVisible();
      await measure.fill("480");
      await measure.press("Enter");
      await expect(page.getByRole("group", { name: "Plattegrond van de kamer, 480 bij 400 cm" })).toBeVisible();
      // what was typed into is scrolled under the header on a phone
      await page.evaluate(() => window.scrollTo(0, 0));
      await check(page, `the walls at ${width}`);

      await add(page, "Bedden", 0, 1);
      await add(page, "Slaapkamer", 0, 2);
      await add(page, "Slaapkamer", 1, 3);
      await add(page, "Kleden", 0, 4);
      await add(page, "Lampen", 0, 5);
      await expect(pieces(page)).toHaveCount(5);

      const last = page
        .getByRole("group", { name: /^Plattegrond/ })
        .getByRole("button")
        .last();
      await last.focus();
      const before = await last.getAttribute("aria-label");
      await page.keyboard.press("ArrowRight");
      await expect(last).not.toHaveAccessibleName(before!);
      await page.getByRole("button", { name: "Ongedaan maken" }).press("Enter");
      await expect(last).toHaveAccessibleName(before!);
      await check(page, `the room at ${width}`);

      await page.getByRole("button", { name: "Kamer bewaren" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Bewaar en deel uw kamer" });
      await dialog.getByLabel("Naam van de kamer").fill("Slaapkamer boven");
      await dialog.getByRole("button", { name: "Bewaren", exact: true }).press("Enter");
      const link = await dialog.getByLabel("Koppeling").inputValue();
      await check(page, `the link at ${width}`);

      const elsewhere = await browser.newContext({ viewport: { width, height: 900 } });
      await watch(elsewhere, complaints);
      const other = await elsewhere.newPage();
      const response = await openPage(other, new URL(link).pathname);
      expect(await response.text()).toContain('name="robots" content="noindex"');
      await expect(other.getByRole("heading", { level: 1, name: "Slaapkamer boven" })).toBeVisible();
      await expect(other.getByText("U kijkt naar de kamer van iemand anders.")).toBeVisible();
      await expect(pieces(other)).toHaveCount(5);
      await check(other, `somebody else's room at ${width}`);
      await other.getByRole("button", { name: /^Alles in winkelwagen/ }).press("Enter");
      await expect(other.getByRole("dialog", { name: /^Winkelwagen/ })).toBeVisible();
      const guest = newGuest();
      await openPage(other, "/winkelwagen");
      await other.getByRole("link", { name: "Naar afrekenen" }).first().press("Enter");
      await beginCheckout(other, guest);
      await fillDelivery(other, guest);
      await placeOrder(other, "iDEAL | Wero");
      await endPayment(other, "Betaald");
      await expect(other.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
      expect(await ordersOf(guest.email)).toMatchObject([{ status: "paid" }]);
      await other.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
      await expect(
        other.getByRole("region", { name: "Vaak samen gekocht" }).getByRole("article").first(),
      ).toBeVisible();
    });
  });
}

test("a room that nobody has says so", async ({ page }) => {
  await openPage(page, "/adviseur/kamerplanner/bestaat-niet");
  await expect(page.getByRole("heading", { level: 1, name: "De configuratie bestaat niet." })).toBeVisible();
  await check(page, "a room that does not exist");
});

test("an example is furnished, a piece is dragged to the wall, and what collides is named", async ({ page }) => {
  await openPage(page, "/adviseur/kamerplanner");
  await page.getByRole("button", { name: /Slaapkamer voor twee/ }).click();
  await expect(pieces(page)).toHaveCount(5);
  await expect(page.getByText("Alles staat vrij en u kunt overal langs.")).toBeVisible();
  const wardrobe = page.getByRole("button", { name: /^Kledingkast .* 0 cm van links/ });
  const box = (await wardrobe.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + box.width * 2.5, box.y - 60, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText(/staat in Boxspring|staat in Kledingkast/)).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByText("Alles staat vrij en u kunt overal langs.")).toBeVisible();
});

test("the back button leads to the start, the forward one and a reload to the room as it was", async ({ page }) => {
  await openPage(page, "/adviseur/kamerplanner");
  await page.getByRole("button", { name: /Kinderkamer/ }).click();
  await expect(pieces(page)).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Haal weg: / })
    .first()
    .click();
  await expect(pieces(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Verder met kinderkamer" })).toBeVisible();
  await page.goForward();
  await expect(pieces(page)).toHaveCount(2);
  await page.reload();
  await expect(pieces(page)).toHaveCount(2);
});
