import { expect, type Locator, type Page } from "playwright/test";

/** More presses than any page of the shop has things to stop at. */
const mostPresses = 250;

/** Presses Tab until the focus is on something, and checks that it can be seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${mostPresses} presses of Tab did not lead to ${String(target)}.`);
}
