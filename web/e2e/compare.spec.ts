import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { operationOf, openPage } from "./open-page.ts";
import { productsIn } from "./records/catalogue.ts";
import { test } from "./shop/watched-test.ts";

const table = (page: Page) => page.getByRole("table", { name: /vergelijken$/ });
const columns = (page: Page) => table(page).getByRole("columnheader");

for (const width of [390, 1440]) {
  test.describe(`comparing at ${width} px`, width === 390 ? {} : { tag: "@long" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("four mattresses by keyboard, from their pages to a table that can be passed on", async ({
      page,
      request,
      context,
    }) => {
      const [first, second, third, fourth] = (await productsIn(request, "/matrassen/pocketvering")).slice(0, 4);
      const asked: string[] = [];
      page.on("request", (sent) => {
        if (new URL(sent.url()).pathname === "/graphql") asked.push(operationOf(sent.postData()) ?? "");
      });
      for (const [place, { href, name }] of [first!, second!, third!, fourth!].entries()) {
        await openPage(page, href);
        const choose = page.getByRole("button", { name: `Vergelijk ${name}` });
        await choose.press("Space");
        await expect(choose).toHaveAttribute("aria-pressed", "true");
        const tray = page.getByRole("region", { name: "Gekozen om te vergelijken" });
        await expect(tray.getByRole("status")).toContainText(String(place + 1));
        if (place === 1) await check(page, `a product with a choice of two at ${width}`);
      }
      expect(asked.filter((name) => name.includes("Compare"))).toEqual([]);
      await page.getByRole("link", { name: "Vergelijk 4 van 4" }).press("Enter");
      await expect(columns(page)).toHaveCount(5);
      await expect(page.getByRole("region", { name: "Gekozen om te vergelijken" })).toBeHidden();
      await check(page, `a comparison at ${width}`);

      const equal = table(page).getByRole("row", { name: /^Garantie/ });
      await expect(equal).toBeVisible();
      await page.getByRole("checkbox", { name: "Alleen verschillen" }).press("Space");
      await expect(equal).toBeHidden();
      await expect(table(page).getByRole("row", { name: /^Opbouw verschilt/ })).toBeVisible();
      await page.getByRole("combobox", { name: "Maat" }).selectOption({ label: "90 × 200 cm" });
      await expect(page).toHaveURL(/&maat=90x200$/);

      const elsewhere = await context.browser()!.newPage();
      await elsewhere.goto(page.url());
      await expect(columns(elsewhere)).toHaveCount(5);
      await elsewhere.close();

      await page.getByRole("link", { name: `Haal ${first!.name} uit de vergelijking` }).press("Enter");
      await expect(columns(page)).toHaveCount(4);
      await page.getByRole("link", { name: `Bekijk ${second!.name}` }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: second!.name })).toBeVisible();
      await expect(page.getByRole("link", { name: "Vergelijk 3 van 4" })).toBeVisible();
    });
  });
}

for (const width of [390, 1440]) {
  test.describe(`comparing from a listing at ${width} px`, width === 390 ? {} : { tag: "@long" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("four mattresses by keyboard, from their cards to the table; a fifth is refused by the bar", async ({
      page,
      context,
    }) => {
      await openPage(page, "/matrassen");
      const buttons = page
        .getByRole("main")
        .getByRole("article")
        .getByRole("button", { name: /^Vergelijk / });
      await expect(buttons.nth(4)).toHaveAttribute("aria-pressed", "false");
      const tray = page.getByRole("region", { name: "Gekozen om te vergelijken" });
      for (const place of [0, 1, 2, 3]) {
        await buttons.nth(place).press(place % 2 === 0 ? "Space" : "Enter");
        await expect(buttons.nth(place)).toHaveAttribute("aria-pressed", "true");
        await expect(tray.getByRole("status")).toContainText(String(place + 1));
      }
      // cards that stand half below the header have less room than they are given by scrolling
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await check(page, `a listing with a choice of four at ${width}`);
      await buttons.nth(4).press("Space");
      await expect(tray.getByText(/^U vergelijkt er al vier\. Haal er eerst een weg/)).toBeVisible();
      await expect(buttons.nth(4)).toHaveAttribute("aria-pressed", "false");

      const otherTab = await context.newPage();
      await openPage(otherTab, "/matrassen");
      const theirs = otherTab
        .getByRole("main")
        .getByRole("article")
        .getByRole("button", { name: /^Vergelijk / });
      await expect(theirs.first()).toHaveAttribute("aria-pressed", "true");
      await theirs.first().press("Space");
      await expect(buttons.first()).toHaveAttribute("aria-pressed", "false");
      await otherTab.close();

      await buttons.nth(4).press("Space");
      await page.getByRole("link", { name: "Vergelijk 4 van 4" }).press("Enter");
      await expect(columns(page)).toHaveCount(5);
      await check(page, `a comparison from a listing at ${width}`);
      await page.emulateMedia({ media: "print" });
      // A4 without its margins
      await page.setViewportSize({ width: 718, height: 1000 });
      await expect(columns(page).first()).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "Alleen verschillen" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Druk af" })).toBeHidden();
      expect(await table(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's button leads to the comparison with its product", async ({ page }) => {
    await page.goto("/matrassen");
    await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("button", { name: /^Vergelijk / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/vergelijken\?producten=\d+$/);
    await expect(page.getByRole("heading", { name: "Kies er nog minstens één bij" })).toBeVisible();
  });
});

test("products of a category are chosen at once, by a form that lets nobody choose a fifth @long", async ({ page }) => {
  await openPage(page, "/vergelijken?kies=/matrassen");
  await expect(page.getByRole("heading", { name: "Matrassen vergelijken" })).toBeVisible();
  const boxes = page.getByRole("main").getByRole("checkbox");
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await expect(page.getByText("4 van 4 gekozen")).toBeVisible();
  await check(page, "choosing what to compare");
  await boxes.nth(3).uncheck();
  await page.getByRole("button", { name: "Vergelijk", exact: true }).click();
  await expect(columns(page)).toHaveCount(4);
  await page.getByRole("link", { name: "Voeg er nog een toe" }).click();
  await expect(page.getByText("3 van 4 gekozen")).toBeVisible();
});

test("what is wished for is compared from the wishlist @long", async ({ page }) => {
  await openPage(page, "/dekbedden");
  const hearts = page.getByRole("main").getByRole("button", { name: /op (?:uw|de) verlanglijst|verlanglijst/i });
  for (const place of [0, 1]) {
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute("aria-pressed", "true");
  }
  await openPage(page, "/verlanglijst");
  await page.getByRole("link", { name: "Vergelijk ze naast elkaar" }).click();
  await expect(columns(page)).toHaveCount(3);
});

test("what is not sold any more is said and left out, and nothing to compare has a way on", async ({
  page,
  request,
}) => {
  const [first, second] = await productsIn(request, "/dekbedden");
  const numbers = await Promise.all(
    [first!, second!].map(async ({ slug }) => {
      const response = await request.post("/graphql", {
        data: { query: "query ($slug: String!) { product(by: { slug: $slug }) { productId } }", variables: { slug } },
      });
      return ((await response.json()) as { data: { product: { productId: number } } }).data.product.productId;
    }),
  );
  await openPage(page, `/vergelijken?producten=${numbers.join(",")},999999`);
  await expect(page.getByText("Eén van de gekozen producten verkopen wij niet meer. Het is weggelaten.")).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
  await openPage(page, "/vergelijken");
  await expect(page.getByRole("heading", { name: "Nog niets om te vergelijken" })).toBeVisible();
  await check(page, "a comparison of nothing");
});
