import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { findVariant, type FoundVariant } from "./records/catalogue.ts";
import { endPayment, fillDelivery, placeOrder, signInAsGuest } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

// every screen is checked at both widths in every-screen.spec.ts
for (const width of [1440, 390]) {
  test.describe(`at ${width} px${width === 390 ? "" : " @long"}`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("home, content, listing and error pages", async ({ page }) => {
      await openPage(page, "/");
      await check(page, "home");
      await openPage(page, "/over-ons/ons-verhaal");
      await check(page, "content page");
      await openPage(page, "/service/hulp/levering-verzending");
      await check(page, "service page");
      await openPage(page, "/matrassen");
      await check(page, "category");
      await openPage(page, "/bestaat/niet");
      await check(page, "not found");
    });

    test("menus", async ({ page }) => {
      await openPage(page, "/");
      if (width < 992) {
        await page.getByRole("button", { name: "Menu openen" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "Matrassen" }).click();
        await expect(page.getByRole("dialog").getByRole("heading", { name: "Matrassen" })).toBeVisible();
      } else {
        await page
          .getByRole("navigation", { name: "Hoofdmenu" })
          .getByRole("link", { name: "Matrassen", exact: true })
          .click();
        await expect(page.getByRole("link", { name: "Alles in Matrassen" })).toBeVisible();
      }
      await check(page, "menu");
    });

    test("product with its states, gallery, flyout and basket", async ({ page, request }) => {
      const { product, variant } = await findVariant(
        request,
        "/matrassen",
        ({ sellable, size, hardness }, variants) =>
          sellable && size !== undefined && hardness !== undefined && variants.some((other) => !other.sellable),
      );
      await openPage(page, "/winkelwagen");
      await expect(page.getByRole("heading", { name: "Uw winkelwagen is leeg" })).toBeVisible();
      await check(page, "empty basket");

      await openPage(page, `/p/${product.slug}`);
      await check(page, "product");
      await page.getByRole("button", { name: "In winkelwagen" }).click();
      await expect(page.getByText("Kies eerst een hardheid.", { exact: true })).toBeVisible();
      await check(page, "product without a choice");
      await page.getByRole("button", { name: /^Foto 1 van \d+ vergroten$/ }).click();
      await expect(page.getByRole("dialog", { name: product.name })).toBeVisible();
      await check(page, "gallery");

      await addVariant(page, { product, variant });
      await check(page, "basket flyout");
      await openPage(page, "/winkelwagen");
      await expect(page.getByRole("complementary", { name: "Overzicht" })).toBeVisible();
      await check(page, "basket");
    });

    test("the wishlist, empty and filled", async ({ page }) => {
      await openPage(page, "/verlanglijst");
      await expect(page.getByRole("heading", { name: "Uw verlanglijst is leeg" })).toBeVisible();
      await check(page, "empty wishlist");
      await openPage(page, "/badtextiel");
      const heart = page
        .getByRole("main")
        .getByRole("button", { name: /^Bewaar .* op uw verlanglijst$/ })
        .first();
      await heart.click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Verlanglijst" })).toHaveAccessibleName(
        /1 artikel bewaard/,
      );
      await openPage(page, "/verlanglijst");
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
      await check(page, "wishlist");
    });

    test("signing up as a guest and every step to the success page", async ({ page, request }) => {
      const guest = newGuest();
      const found = await findVariant(request, "/kussens", ({ sellable }) => sellable);
      await addVariant(page, found);
      await openPage(page, "/inloggen?redirectUrl=%2Fafrekenen");
      await check(page, "sign in");
      await page.getByRole("link", { name: "Verder als gast" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Bestellen als gast" })).toBeVisible();
      await page.getByRole("button", { name: "Verder als gast" }).click();
      await expect(page.getByText("Er kloppen nog 4 velden niet")).toBeVisible();
      await check(page, "guest sign-up with errors");
      await signInAsGuest(page, guest);
      await expect(page.getByRole("heading", { name: "Waar mogen wij bezorgen?" })).toBeVisible();

      await page.getByRole("navigation", { name: "Stappen" }).getByRole("link", { name: "Gegevens" }).click();
      await expect(page.getByRole("heading", { name: "Wie bestelt er?" })).toBeVisible();
      await check(page, "checkout, who");
      await page.getByRole("button", { name: "Verder naar levering" }).click();
      await page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").uncheck();
      await page.getByRole("button", { name: "Verder naar betaling" }).click();
      await expect(page.getByText(/^Er kloppen nog \d+ velden niet$/)).toBeVisible();
      await check(page, "checkout, delivery with errors");
      await page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").check();
      await fillDelivery(page, guest);
      await expect(page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeVisible();
      await check(page, "checkout, payment");
      await placeOrder(page, "iDEAL | Wero");
      await check(page, "payment page");
      await endPayment(page, "Mislukt");
      await expect(page.getByText("Uw betaling is niet gelukt")).toBeVisible();
      await check(page, "checkout after a failed payment");
      await placeOrder(page, "iDEAL | Wero");
      await endPayment(page, "Betaald");
      await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
      await check(page, "success");
    });
  });
}

async function addVariant(page: Page, { product, variant }: Pick<FoundVariant, "product" | "variant">): Promise<void> {
  await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
  await page.getByRole("button", { name: "In winkelwagen" }).click();
  await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText(`${product.name} is toegevoegd`);
}
