import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { test, watch } from "./shop/watched-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const counter = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Verlanglijst" });
const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Bewaar .* op uw verlanglijst$/ });

test("a wishlist is shared by a link: others wish and buy from it, other tabs follow, and the link is taken back", async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const tab = await context.newPage();
  await openPage(page, "/kussens");
  await hearts(page).first().click();
  await expect(counter(page)).toHaveAccessibleName("Verlanglijst 1 artikel bewaard");
  await openPage(tab, "/verlanglijst");
  await hearts(page).nth(1).click();
  await expect(counter(tab)).toHaveAccessibleName("Verlanglijst 2 artikelen bewaard");
  await expect(tab.getByRole("list", { name: "Artikelen op uw verlanglijst" }).getByRole("article")).toHaveCount(2);

  await tab.getByRole("button", { name: "Deel deze lijst" }).click();
  await tab.getByRole("button", { name: "Maak een link" }).click();
  const link = await tab.getByLabel("Link naar uw verlanglijst").inputValue();
  await check(tab, "the dialog with the link");

  const friend = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await watch(friend, complaints);
  const guest = await friend.newPage();
  const response = await openPage(guest, new URL(link).pathname);
  expect(await response.text()).toContain('name="robots" content="noindex"');
  const shared = guest.getByRole("list", { name: "Artikelen op de gedeelde verlanglijst" }).getByRole("article");
  await expect(shared).toHaveCount(2);
  await check(guest, "a shared wishlist");
  await hearts(guest).first().click();
  await expect(counter(guest)).toHaveAccessibleName("Verlanglijst 1 artikel bewaard");
  await guest
    .getByRole("button", { name: /^Kies een maat van/ })
    .first()
    .click();
  const choice = guest.getByRole("dialog", { name: "Kies uw maat" });
  await choice.getByRole("button", { name: "In winkelwagen" }).click();
  await expect(choice.getByText("Kies eerst een maat.", { exact: true })).toBeVisible();
  for (const group of await choice.getByRole("group").all())
    await group.getByRole("radio").first().check({ force: true });
  await check(guest, "the choice of a size");
  await choice.getByRole("button", { name: "In winkelwagen" }).click();
  await expect(guest.getByRole("dialog", { name: /^Winkelwagen/ })).toContainText("is toegevoegd");

  await tab.getByRole("button", { name: "Stop met delen" }).click();
  await tab.getByRole("button", { name: "Ja, stop met delen" }).click();
  await expect(tab.getByText("Uw verlanglijst wordt niet meer gedeeld")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Deze verlanglijst wordt niet gedeeld" })).toBeVisible();
  await check(guest, "a link that was taken back");
  await friend.close();
});
