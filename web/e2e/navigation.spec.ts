import { expect } from "playwright/test";

import { firstSubcategory } from "./records/catalogue.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const contentLink = "Naar de inhoud";

test("the first key press offers to skip to the content", async ({ page }) => {
  await openPage(page, "/matrassen");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: contentLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the mega menu opens by Enter, is walked through by Tab, closes by Esc and on leaving", async ({
  page,
  request,
}) => {
  const group = await firstSubcategory(request, "/matrassen");
  await openPage(page, "/");
  const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
  const item = menu.getByRole("link", { name: "Matrassen", exact: true });
  await item.focus();
  await page.keyboard.press("Enter");
  await expect(item).toHaveAttribute("aria-expanded", "true");
  const inMenu = menu.getByRole("link", { name: group.name, exact: true });
  await expect(inMenu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inMenu).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(inMenu).toBeHidden();
  await expect(item).toBeFocused();
  await expect(item).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await expect(inMenu).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(inMenu).toBeHidden();

  await item.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(group.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(group.name);
  await expect(item).toHaveAttribute("aria-expanded", "false");
  await expect(item).toHaveAttribute("aria-current", "true");
});

test("a category's menu leads to its sizes and to products in a room", async ({ page }) => {
  await openPage(page, "/");
  const menu = page.getByRole("navigation", { name: "Hoofdmenu" });
  await menu.getByRole("link", { name: "Matrassen", exact: true }).click();
  await expect(menu.getByRole("heading", { name: "Materiaal" })).toBeVisible();
  await expect(menu.locator('a[href^="/p/"]').first()).toBeVisible();
  const all = menu.getByRole("link", { name: "Alles in Matrassen" });
  await expect(all).toBeInViewport();
  await menu.getByRole("link", { name: /^140 × 200 cm/ }).click();
  await expect(page).toHaveURL(/\/matrassen\?size=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrassen");
});

test("after a navigation the page starts at its top with its own title, and the next key press is the skip link", async ({
  page,
}) => {
  await openPage(page, "/");
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Levering|verzending/i })
    .first();
  await link.click();
  await expect(page).toHaveURL("/service/hulp/levering-verzending");
  await expect(page).toHaveTitle(/\| Warmeland$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-anchor-links"))).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contentLink })).toBeFocused();
});

test("a link to a place on a page scrolls there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await page.getByRole("region", { name: "Service" }).getByRole("link", { name: "100 dagen proberen" }).click();
  await expect(page).toHaveURL("/service/hulp/levering-verzending#terugsturen");
  await expect(page.getByRole("heading", { name: /terug/i }).first()).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the drawer opens on its heading, its levels slide in and out, Esc gives the focus back, a link closes it", async ({
    page,
  }) => {
    await openPage(page, "/");
    const opener = page.getByRole("button", { name: "Menu openen" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("heading", { name: "Menu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await drawer.getByRole("button", { name: "Matrassen" }).tap();
    await expect(drawer.getByRole("heading", { name: "Matrassen" })).toBeVisible();
    await drawer.getByRole("button", { name: "Menu" }).tap();
    await expect(drawer.getByRole("heading", { name: "Menu" })).toBeVisible();
    await drawer.getByRole("button", { name: "Matrassen" }).tap();
    await drawer.getByText("Maten", { exact: true }).tap();
    await expect(drawer.getByRole("link", { name: "90 × 200 cm" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Sale in Matrassen" })).toBeVisible();
    await drawer.getByRole("link", { name: "Alles in Matrassen" }).tap();
    await expect(page).toHaveURL("/matrassen");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrassen");
  });

  test("the footer's columns fold and unfold", async ({ page }) => {
    await openPage(page, "/");
    const columns = page.getByRole("contentinfo").getByRole("button");
    await expect(columns.first()).toHaveAttribute("aria-expanded", "false");
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Levering/i })
      .first();
    await expect(link).toBeHidden();
    await columns.first().click();
    await expect(link).toBeVisible();
  });
});
