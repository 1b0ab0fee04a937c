import { expect, type Locator, type Page } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { optionOf } from "./records/variant-options.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { hasPlenty, mailsTo, ordersOf, stockOf } from "./records/shop-records.ts";
import { tabTo } from "./checks/tab-to.ts";
import { test } from "./shop/watched-test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** More presses than a group of radios is away. */
const mostPresses = 250;

async function press(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs into a group of radios and goes to one of them by the arrow keys. */
async function choose(page: Page, group: Locator, option: Locator): Promise<void> {
  const radios = group.getByRole("radio");
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press("Tab");
    if (
      await group.evaluate(
        (element) => element.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement,
      )
    )
      break;
  }
  if (!(await option.evaluate((element) => element === document.activeElement))) {
    const count = await radios.count();
    for (let move = 0; move < count; move += 1) {
      await page.keyboard.press("ArrowDown");
      if (await option.evaluate((element) => element === document.activeElement)) break;
    }
  }
  if (!(await option.isChecked())) await page.keyboard.press("Space");
  await expect(option).toBeFocused();
  await expect(option).toBeChecked();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.type(text);
}

test("a guest orders and pays on a narrow screen with nothing but a keyboard", async ({ page, request }) => {
  const { product, variant } = await findVariant(
    request,
    "/matrassen",
    (variant, [first]) =>
      variant.sellable &&
      variant.size !== first?.size &&
      !!variant.hardness &&
      variant.hardness !== first?.hardness &&
      hasPlenty(variant),
  );
  const guest = newGuest();
  const stockBefore = await stockOf(variant.variantId);

  await test.step("through the menu to a category and a product", async () => {
    await openPage(page, "/");
    await press(page, page.getByRole("button", { name: "Menu openen" }));
    const drawer = page.getByRole("dialog");
    await press(page, drawer.getByRole("button", { name: "Matrassen" }));
    await press(page, drawer.getByRole("link", { name: "Alles in Matrassen" }));
    await expect(page).toHaveURL("/matrassen");
    await press(
      page,
      page.getByRole("list", { name: "Producten in Matrassen" }).getByRole("link", { name: product.name, exact: true }),
    );
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  });

  await test.step("size, hardness, basket", async () => {
    await choose(page, page.getByRole("group", { name: "Maat" }), optionOf(page, "Maat", variant.size ?? ""));
    await choose(
      page,
      page.getByRole("group", { name: "Hardheid" }),
      optionOf(page, "Hardheid", variant.hardness ?? ""),
    );
    await expect(page).toHaveURL(`/p/${product.slug}?variant=${variant.variantId}`);
    await press(page, page.getByRole("button", { name: "In winkelwagen" }), "Space");
    const flyout = page.getByRole("dialog", { name: "Winkelwagen (1)" });
    await expect(flyout.getByRole("heading", { name: "Winkelwagen (1)" })).toBeFocused();
    await press(page, flyout.getByRole("link", { name: "Bekijk winkelwagen" }));
    await expect(page.getByRole("heading", { level: 1, name: "Winkelwagen" })).toBeVisible();
    await expect(flyout).toBeHidden();
    await press(page, page.getByRole("button", { name: "Eén meer" }), "Space");
    await expect(page.getByLabel("Aantal", { exact: true })).toHaveValue("2");
    await press(page, page.getByRole("link", { name: "Naar afrekenen" }));
  });

  await test.step("who and where", async () => {
    await expect(page).toHaveURL("/inloggen?redirectUrl=%2Fafrekenen");
    await press(page, page.getByRole("link", { name: "Verder als gast" }));
    await expect(page.getByRole("heading", { level: 1, name: "Bestellen als gast" })).toBeVisible();
    await choose(page, page.getByRole("group", { name: "Aanhef" }), page.getByRole("radio", { name: "Geen voorkeur" }));
    await type(page, "Voornaam", guest.firstName);
    await type(page, "Achternaam", guest.lastName);
    await page.keyboard.press("Enter");
    // One field was left empty: the summary leads to it.
    await press(page, page.getByRole("link", { name: "E-mailadres" }));
    await expect(page.getByLabel("E-mailadres", { exact: true })).toBeFocused();
    await page.keyboard.type(guest.email);
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/afrekenen#/shipping");
    await type(page, "Postcode", guest.zipCode);
    await type(page, "Huisnummer", guest.houseNumber);
    await type(page, "Straat", guest.street);
    await type(page, "Plaats", guest.city);
    await press(page, page.getByRole("button", { name: "Verder naar betaling" }));
  });

  await test.step("paying", async () => {
    await expect(page).toHaveURL("/afrekenen#/payment");
    await expect(page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeFocused();
    const methods = page.getByRole("group", { name: "Hoe wilt u betalen?" });
    await choose(page, methods, methods.getByRole("radio", { name: "PayPal" }));
    await press(page, page.getByRole("button", { name: /^Bestellen en betalen/ }));
    await expect(page.getByRole("heading", { level: 1, name: "Betalen" })).toBeVisible();
    await press(page, page.getByRole("button", { name: "Betaald", exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeFocused();
  });

  const totalCents = 2 * variant.cents;
  expect(await ordersOf(guest.email)).toMatchObject([
    {
      status: "paid",
      totalCents,
      items: [{ variantId: variant.variantId, quantity: 2 }],
      payment: { method: "paypal", amountCents: totalCents },
    },
  ]);
  expect(await stockOf(variant.variantId)).toBe(stockBefore - 2);
  await expect.poll(() => mailsTo(guest.email)).toHaveLength(1);
});
