import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { hasPlenty } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

// the built-in promotion: a mattress and a basket of € 500,- earn a pillow
const minimum = 50_000;

const lines = (page: Page) => page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article");
const chooser = (page: Page) => page.getByRole("dialog", { name: "Kies uw cadeau" });
const option = (page: Page, name: string) => chooser(page).getByRole("radio", { name });

test.use({ viewport: { width: 390, height: 844 } });

test("a gift is chosen and changed by keyboard, and goes with what earned it, which is said", async ({
  page,
  request,
}) => {
  const { product } = await putIntoBasket(
    page,
    request,
    "/matrassen/koudschuim",
    (variant) => variant.cents > minimum / 2 && variant.cents < minimum && hasPlenty(variant),
  );
  await openPage(page, "/winkelwagen");
  const open = page.getByRole("list", { name: "Acties waar u nog gebruik van kunt maken" });
  await expect(open).toContainText(/Nog €\s[\d,-]+ voor een gratis kussen\./);
  await expect(open.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Eén meer" }).click();
  await expect(open).toContainText("U mag 2 cadeaus kiezen.");

  await page.getByRole("button", { name: "Kies uw cadeau" }).focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "Hoofdkussen Talling")).toBeVisible();
  await expect(chooser(page).getByRole("button", { name: "Dit cadeau kiezen" })).toBeDisabled();
  await check(page, "gift chooser");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(option(page, "Hoofdkussen Talling")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(chooser(page)).toHaveCount(0);
  const gift = lines(page).filter({ hasText: "Hoofdkussen Talling" });
  await expect(gift).toContainText("Cadeau");
  await expect(gift).toContainText("Gratis");
  await expect(gift.getByRole("textbox")).toHaveCount(0);
  await expect(open).toContainText("U mag een cadeau kiezen.");
  await check(page, "basket with a gift and another to choose");

  await gift.getByRole("button", { name: "Ander cadeau kiezen" }).click();
  await option(page, "Hoofdkussen Inzet").check();
  await chooser(page).getByRole("button", { name: "Dit cadeau kiezen" }).click();
  await expect(lines(page).filter({ hasText: "Hoofdkussen Inzet" })).toContainText("Cadeau");
  await expect(lines(page).filter({ hasText: product.name })).toHaveCount(1);
  await expect(gift).toHaveCount(0);

  await page.getByRole("button", { name: "Eén minder" }).click();
  await expect(page.getByText("Uw cadeau Hoofdkussen Inzet is uit uw winkelwagen")).toBeVisible();
  await expect(page.getByText(/U hebt er geen recht meer op\. Nog €\s[\d,-]+ voor een gratis kussen\./)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
});
