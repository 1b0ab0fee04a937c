import { expect } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

for (const width of [390, 1440])
  test(`a reader of an article finds a product in it and puts it into the basket at ${width} px${width === 390 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/ontdekken");
    await page
      .getByRole("main")
      .getByRole("link", { name: /linnen/i })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Linnen kreukt, en dat is het punt");
    await check(page, `article at ${width}`);

    const products = page.getByRole("region", { name: "Uit dit verhaal" });
    const card = products.getByRole("article").first();
    const name = (await card.getByRole("link").first().innerText()).trim();
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/p\/[\w-]+/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await check(page, `product from an article at ${width}`);

    await page.getByRole("button", { name: "In winkelwagen" }).click();
    const flyout = page.getByRole("dialog", { name: /^Winkelwagen/ });
    await expect(flyout).toContainText(`${name} is toegevoegd`);
    await check(page, `basket after an article at ${width}`);
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Linnen kreukt, en dat is het punt");
  });
