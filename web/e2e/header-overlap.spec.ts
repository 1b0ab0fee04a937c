import { expect, type Page } from "playwright/test";

import { findVariant } from "./catalogue.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { test } from "./watched-test.ts";

const positions = 20;
/** Pixels between two positions: small enough to meet every state of the header, which ends within 200. */
const step = 30;

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

/** Every overlap met at the positions on the way down and on the way back, in words. */
async function overlapsWhileScrolling(page: Page): Promise<string[]> {
  const down = Array.from({ length: positions }, (_, index) => index * step);
  const overlaps: string[] = [];
  for (const top of [...down, ...down.toReversed()]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    // two frames: the scroll event is heard in the first, its style stands in the second
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    overlaps.push(...(await page.evaluate(findOverlaps)).map((overlap) => `${overlap} at ${top}`));
  }
  return overlaps;
}

/** Runs in the page. Parts that stay in the window may not meet each other, and nothing may lie over the header's row. */
function findOverlaps(): string[] {
  const staying = [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { position, top } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // what is sticky stays only while it stands at its place; before and after that it scrolls with the page
    const stays = position === "fixed" || (position === "sticky" && Math.abs(box.top - parseFloat(top)) < 1);
    const isInWindow = box.width > 0 && box.bottom > 1 && box.top < innerHeight - 1;
    return stays && isInWindow && element.checkVisibility({ visibilityProperty: true }) ? [{ element, box }] : [];
  });
  const pairs = staying.flatMap((one, index) =>
    staying
      .slice(index + 1)
      .filter(
        ({ element, box }) =>
          !one.element.contains(element) &&
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map((other) => `${one.element.localName} meets ${other.element.localName}`),
  );
  const header = document.querySelector("header");
  const { top, bottom } = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const covers = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) => {
    const height = Math.max(top, 0) + (bottom - Math.max(top, 0)) * share;
    const met = bottom > 1 ? document.elementFromPoint(innerWidth / 2, height) : null;
    return met && !header?.contains(met) ? [`${met.localName} covers the header`] : [];
  });
  return [...pairs, ...covers];
}
