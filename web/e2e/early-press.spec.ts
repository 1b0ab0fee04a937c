import { expect, type Page } from "playwright/test";

import { fillSignIn, newEmail } from "./records/account-person.ts";
import { test } from "./shop/watched-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Keeps the page's scripts on their way. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

test("a button pressed before the page's scripts are there does its work once they are", async ({ page }) => {
  const letCome = await holdScripts(page);
  const scriptRequest = page.waitForRequest("**/assets/*.js");
  await page.goto("/matrassen", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu openen" }).click();
  await scriptRequest;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a form filled and sent before the page's scripts are there is sent once they are, with what was typed", async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  const scriptRequest = page.waitForRequest("**/assets/*.js");
  const email = newEmail();
  await page.goto("/inloggen", { waitUntil: "commit" });
  await fillSignIn(page, email);
  await scriptRequest;
  await expect(page).toHaveURL("/inloggen");
  letCome();
  await expect(page.getByText("Uw e-mailadres of wachtwoord is onjuist.")).toBeVisible();
  await expect(page.getByLabel("E-mailadres", { exact: true })).toHaveValue(email);
});
