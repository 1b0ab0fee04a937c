import { expect } from "playwright/test";

import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const mostBytes = 350_000;
const categories = [
  "/matrassen",
  "/dekbedden",
  "/kussens",
  "/bedtextiel",
  "/boxsprings-bedden",
  "/banken",
  "/meubels",
  "/badtextiel",
  "/wonen",
];

for (const density of [2, 3]) {
  test.describe(`on a phone of ${density} pixels to one @long`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: density, hasTouch: true, isMobile: true });

    for (const path of categories) {
      test(`all photos of ${path}, scrolled through, weigh 350 kB at most`, async ({ page }) => {
        const photos: Promise<number>[] = [];
        page.on("requestfinished", (request) => {
          if (request.resourceType() === "image")
            photos.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        });
        await openPage(page, path);
        const cards = page.getByRole("list", { name: /^Producten in/ }).getByRole("article");
        const count = await cards.count();
        expect(count).toBeGreaterThan(20);
        for (let index = 0; index < count; index += 1) {
          await cards.nth(index).scrollIntoViewIfNeeded();
          const photo = cards.nth(index).getByRole("img").first();
          await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        }
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        await page.waitForLoadState("networkidle");
        const bytes = (await Promise.all(photos)).reduce((sum, size) => sum + size, 0);
        test.info().annotations.push({ type: "bytes", description: `${path}: ${bytes}` });
        expect(photos.length).toBeGreaterThanOrEqual(count);
        expect(bytes).toBeLessThanOrEqual(mostBytes);
      });
    }
  });
}
