import { expect } from "playwright/test";

import { test } from "./watched-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a button pressed before the page's scripts are there does its work once they are", async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/*.js");
  await page.goto("/matrassen", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu openen" }).click();
  await asked;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
