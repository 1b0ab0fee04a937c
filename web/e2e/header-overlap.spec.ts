import { expect } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { openPage } from "./open-page.ts";
import { overlapsWhileScrolling } from "./checks/overlaps-while-scrolling.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test } from "./shop/watched-test.ts";

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("scrolled down and up again, nothing that stays covers or is covered by another part of the header", async ({
      page,
      request,
    }) => {
      const { product } = await findVariant(request, "/matrassen", (variant) => variant.sellable);
      // a list longer than its summary, which then stays beside it
      for (const category of ["/matrassen", "/banken", "/kussens", "/dekbedden"])
        await putIntoBasket(page, request, category);
      for (const path of ["/", "/matrassen", `/p/${product.slug}`, "/winkelwagen"]) {
        await openPage(page, path);
        expect(await overlapsWhileScrolling(page), path).toEqual([]);
      }
    });
  });
}

test("no page is wider than the window from 320 px on", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen", (variant) => variant.sellable);
  await putIntoBasket(page, request, "/matrassen");
  for (const path of ["/", "/matrassen", `/p/${product.slug}`, "/winkelwagen"]) {
    await openPage(page, path);
    for (const width of [320, 390, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
    }
  }
});
