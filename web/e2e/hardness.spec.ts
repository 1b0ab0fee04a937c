import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { type CatalogueVariant, findVariant } from "./records/catalogue.ts";
import { hasPlenty } from "./records/shop-records.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const goOn = (page: Page) => page.getByRole("button", { name: "Verder" }).press("Enter");
const isSoldIn = ({ sellable, hardness }: CatalogueVariant, grade: string) =>
  sellable && hardness?.toLowerCase() === grade;

for (const width of [390, 1440]) {
  test.describe(`the hardness calculator at ${width} px`, width === 390 ? {} : { tag: "@long" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("leads two who differ by keyboard to a mattress each in the basket, and sends nothing of them", async ({
      page,
    }) => {
      const bodies: string[] = [];
      page.on("request", (request) => bodies.push(`${request.url()} ${request.postData() ?? ""}`));
      await openPage(page, "/adviseur/hardheid");
      await page.getByRole("radio", { name: "Voor twee" }).press("Space");
      await page.getByRole("slider", { name: "Lengte in centimeters, Slaper 1" }).press("PageDown");
      await check(page, `height at ${width}`);
      await goOn(page);
      await expect(page.getByRole("heading", { name: "Hoeveel weegt u allebei?" })).toBeFocused();
      const [first, second] = await page.getByRole("textbox", { name: "Gewicht in kilo's" }).all();
      await first!.fill("53");
      await second!.fill("127");
      await check(page, `weight at ${width}`);
      await goOn(page);
      await page.getByRole("radio", { name: "Op mijn zij" }).first().press("Space");
      await check(page, `comfort at ${width}`);
      await page.getByRole("button", { name: "Toon mijn hardheid" }).press("Enter");
      await expect(page.getByRole("heading", { name: "U ligt elk op een andere hardheid" })).toBeVisible();
      for (const [place, grade] of ["zacht", "stevig"].entries()) {
        const row = page.getByRole("region", { name: `Voor slaper ${place + 1}: matrassen in ${grade}` });
        await row.scrollIntoViewIfNeeded();
        await row.locator("a[href^='/p/']").first().press("Enter");
        await expect(
          page.getByRole("radio", { name: grade, exact: false }).and(page.locator(":checked")),
        ).toBeAttached();
        await page.getByRole("button", { name: "In winkelwagen" }).first().press("Enter");
        await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText("is toegevoegd");
        await page.keyboard.press("Escape");
        if (place === 0) await page.goBack();
      }
      await openPage(page, "/winkelwagen");
      await expect(page.getByText(/^90\s×\s200\scm, zacht/).first()).toBeVisible();
      await expect(page.getByText(/^90\s×\s200\scm, stevig/).first()).toBeVisible();
      expect(bodies.filter((body) => /\b(?:127|165)\b/.test(body.replaceAll(/[\w-]{20,}/g, "")))).toEqual([]);
    });

    test("takes the grades of two over on a product page, by keyboard, and a mattress each goes into the basket @long", async ({
      page,
      request,
    }) => {
      const { product, variant } = await findVariant(
        request,
        "/matrassen",
        async (one, variants) =>
          isSoldIn(one, "zacht") &&
          (await hasPlenty(one)) &&
          variants.some((other) => other.size === one.size && isSoldIn(other, "stevig")),
      );
      await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
      const opener = page.getByRole("button", { name: "Welke hardheid past bij mij?" });
      const dialog = page.getByRole("dialog", { name: "Hardheidswijzer" });
      await opener.press("Enter");
      await dialog.getByRole("radio", { name: "Voor twee" }).press("Space");
      await check(page, `height over a product at ${width}`);
      await dialog.getByRole("button", { name: "Verder" }).press("Enter");
      const [first, second] = await dialog.getByRole("textbox", { name: "Gewicht in kilo's" }).all();
      await first!.fill("53");
      await second!.fill("127");
      await check(page, `weight over a product at ${width}`);
      await dialog.getByRole("button", { name: "Verder" }).press("Enter");
      await check(page, `comfort over a product at ${width}`);
      await dialog.getByRole("button", { name: "Toon mijn hardheid" }).press("Enter");
      for (const [place, grade] of ["zacht", "stevig"].entries()) {
        // the second time it opens where it was closed
        if (place > 0) await opener.press("Enter");
        await check(page, `the result over a product at ${width}`);
        await dialog.getByRole("button", { name: `Toepassen voor slaper ${place + 1}: ${grade}` }).press("Enter");
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page.getByText(`Hardheid: ${grade}`)).toBeVisible();
        await page.getByRole("button", { name: "In winkelwagen" }).first().press("Enter");
        await expect(page.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText("is toegevoegd");
        await page.keyboard.press("Escape");
      }
      await openPage(page, "/winkelwagen");
      for (const grade of ["zacht", "stevig"])
        await expect(page.getByText(new RegExp(`^${variant.size}, ${grade}`)).first()).toBeVisible();
    });

    test("filters the mattresses it was opened beside by the grade it advises, by keyboard", async ({ page }) => {
      await openPage(page, "/matrassen");
      const isNarrow = width < 992;
      if (isNarrow) await page.getByRole("button", { name: "Filters" }).press("Enter");
      const filters = isNarrow
        ? page.getByRole("dialog", { name: "Filters" })
        : page.getByRole("complementary", { name: "Filters" });
      const dialog = page.getByRole("dialog", { name: "Hardheidswijzer" });
      await filters.getByRole("button", { name: "Welke hardheid past bij mij?" }).press("Enter");
      for (const _step of ["height", "weight"]) await dialog.getByRole("button", { name: "Verder" }).press("Enter");
      await dialog.getByRole("button", { name: "Toon mijn hardheid" }).press("Enter");
      await check(page, `the result over a listing at ${width}`);
      await dialog.getByRole("button", { name: "Toon alleen gemiddeld" }).press("Enter");
      await expect(dialog).toBeHidden();
      await expect(filters.getByRole("checkbox", { name: /^Gemiddeld/ })).toBeChecked();
      if (isNarrow) await filters.getByRole("button", { name: /^Toon \d+ product/ }).press("Enter");
      await expect(page.getByRole("list", { name: "Gekozen filters" })).toContainText("Gemiddeld");
      await expect(page).toHaveURL(/\/matrassen\?hardness=\d+$/);
    });
  });
}
