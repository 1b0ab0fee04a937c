import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const finder = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: "Onze winkels" }) });

for (const width of [390, 1440])
  test(`the store nearest to a postcode comes first, and its page says when it is open, at ${width} px${width === 390 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/locaties");
    const main = page.getByRole("main");
    const postcode = main.getByRole("textbox", { name: "Postcode" });
    const stores = finder(page).getByRole("heading", { level: 3 });
    const search = main.getByRole("button", { name: "Zoek" });
    await expect(stores).toHaveCount(5);
    // until the finder's code is there the browser sends the form
    await page.waitForLoadState("networkidle");

    await postcode.fill("zuid");
    await search.click();
    await expect(postcode).toHaveAttribute("aria-invalid", "true");
    await check(page, `store finder with a fault at ${width}`);

    const nearest = new Map<string, string>();
    for (const asked of ["3811 AB", "6211", "9711 lx"]) {
      await postcode.fill(asked);
      await search.click();
      await expect(main.getByRole("status").filter({ hasText: asked.toUpperCase() })).toBeVisible();
      const kilometres = (await main.getByText(/^ongeveer \d+ km$/).allInnerTexts()).map((text) =>
        Number(/\d+/.exec(text)),
      );
      expect(kilometres).toHaveLength(5);
      expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
      nearest.set(asked, await stores.first().innerText());
    }
    expect(nearest.get("3811 AB")).toContain("Amersfoort");
    expect(new Set(nearest.values()).size).toBeGreaterThan(1);
    await check(page, `store finder at ${width}`);
    // where somebody lives is nobody else's business
    expect(page.url()).not.toContain("postcode");

    await postcode.fill("3811");
    await search.click();
    await stores.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Amersfoort");
    await expect(main.getByRole("table").filter({ hasText: "Maandag" })).toBeVisible();
    await check(page, `store at ${width}`);
  });

test("without scripts the postcode is in the address, and the nearest store comes first @long", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SHOP_URL ?? "" });
  const page = await context.newPage();
  await page.goto("/locaties");
  await page.getByRole("textbox", { name: "Postcode" }).fill("3811");
  await finder(page).getByRole("button", { name: "Zoek" }).click();
  await expect(finder(page).getByRole("heading", { level: 3 }).first()).toContainText("Amersfoort");
  await context.close();
});
