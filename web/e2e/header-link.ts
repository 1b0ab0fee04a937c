import { expect, type Locator, type Page } from "playwright/test";

/** Follows a link of the header from anywhere on a page, as a shopper does: up first, then the press, once the header that slides in stands still. */
export async function followHeaderLink(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("banner")).toHaveCSS("translate", "none");
  await link.click();
}
