import { expect, type Locator, type Page } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const scaleOf = (dialog: Locator) =>
  dialog
    .locator(".touch-none > div")
    .evaluate((photo) => Math.round(new DOMMatrix(getComputedStyle(photo).transform).a * 100) / 100);

async function openGallery(page: Page, slug: string, name: string): Promise<Locator> {
  await openPage(page, `/p/${slug}`);
  await page.getByRole("button", { name: /^Foto 1 van \d+ vergroten$/ }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("status")).toHaveText(/^1 van \d+$/);
  return dialog;
}

test("a photo is enlarged by key, click and wheel, and moved by arrow and drag", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen", () => true);
  const dialog = await openGallery(page, product.slug, product.name);
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  expect(await scaleOf(dialog)).toBe(1.6);
  await expect(dialog.getByRole("status")).toHaveText(/^1 van/);
  await check(page, "enlarged photo");
  await page.keyboard.press("-");
  expect(await scaleOf(dialog)).toBe(1);

  const frame = dialog.locator(".touch-none");
  await frame.click({ position: { x: 200, y: 200 } });
  expect(await scaleOf(dialog)).toBe(2.5);
  const before = await frame.locator("> div").getAttribute("style");
  await frame.hover();
  await page.mouse.down();
  await page.mouse.move(600, 500, { steps: 4 });
  await page.mouse.up();
  expect(await frame.locator("> div").getAttribute("style")).not.toBe(before);
  await frame.click();
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1.2);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("photos are swiped past a counter, and pinched large", async ({ page, request }) => {
    const { product } = await findVariant(request, "/matrassen", () => true);
    await openPage(page, `/p/${product.slug}`);
    const gallery = page.getByRole("region", { name: /^Foto’s van/ });
    await gallery
      .getByRole("list")
      .first()
      .evaluate((track) => track.scrollBy({ left: track.clientWidth }));
    await expect(gallery.getByText(/^2 van \d+$/)).toBeVisible();

    const dialog = await openGallery(page, product.slug, product.name);
    await check(page, "gallery on a phone");
    const box = (await dialog.locator(".touch-none").boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch("touchStart", 30);
    for (const apart of [45, 60, 75, 90]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(2);
  });
});
