import { expect } from "playwright/test";

import { chips, listing, openSizes, panel, status, valueOf } from "./filtered-mattresses.ts";
import { test } from "./shop/watched-test.ts";

for (const width of [1440, 390]) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test("the filters are a form, and a choice survives another order", async ({ page, request }) => {
      const soft = await valueOf(request, "hardness", "Zacht");
      const size = await valueOf(request, "size", "90 × 200 cm");
      const chosen = [
        { slug: "hardness", values: [soft.key] },
        { slug: "size", values: [size.key] },
      ];
      const both = await listing(request, { filters: chosen, price: { maxCents: 100_000 } });
      await page.goto("/matrassen");
      if (width < 992) await page.getByRole("link", { name: "Filters" }).click();
      await panel(page).getByText("Zacht").click();
      await openSizes(page, "Eenpersoons");
      await panel(page).getByText("90 × 200 cm").click();
      await panel(page).getByRole("combobox", { name: "Hoogste prijs" }).selectOption("100000");
      await panel(page).getByRole("button", { name: "Toon producten" }).click();
      await expect(status(page)).toHaveText(`${both.totalCount} producten`);
      await expect(chips(page).first()).toHaveText("Zacht");
      await page.getByLabel("Sorteren op").selectOption("Prijs laag naar hoog");
      await page.getByRole("button", { name: "Sorteer" }).click();
      await expect(status(page)).toHaveText(`${both.totalCount} producten`);
      await expect(page).toHaveURL(`/matrassen?size=${size.key}&hardness=${soft.key}&maxPrice=100000&sort=price-asc`);
      await chips(page).getByText("Wis alle filters").click();
      await expect(page).toHaveURL("/matrassen");
    });
  });
}
