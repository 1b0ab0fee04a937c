import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage, operationOf } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Zoeken" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Zoeksuggesties" });
const results = (page: Page) => page.getByRole("list", { name: "Producten in de zoekresultaten" }).getByRole("article");

for (const width of [1440, 390]) {
  test.describe(`at ${width} px${width === 390 ? "" : " @long"}`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("every state of the search is accessible: flyout, results, start, nothing found", async ({ page }) => {
      await openPage(page, "/matrassen");
      await field(page).click();
      await expect(suggestions(page)).toBeVisible();
      await check(page, "flyout without a term");
      await field(page).pressSequentially("linnen");
      await expect(suggestions(page).getByRole("group", { name: "Producten" }).getByRole("option")).toHaveCount(5);
      await field(page).press("ArrowDown");
      await check(page, "flyout");
      await field(page).fill("qxzvwk");
      await expect(page.getByText("Geen resultaten voor ‘qxzvwk’.")).toBeVisible();
      await check(page, "flyout with nothing found");

      await field(page).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Geen resultaten voor ‘qxzvwk’" })).toBeVisible();
      await check(page, "nothing found");
      await openPage(page, "/zoeken");
      await expect(page.getByRole("heading", { name: "Of kijk in een categorie" })).toBeVisible();
      await check(page, "search without a term");
      await openPage(page, "/zoeken?term=mattras+140x200");
      await expect(page.getByRole("link", { name: "Bedoelt u matras 140x200?" })).toBeVisible();
      await expect(results(page).first()).toBeVisible();
      await check(page, "results");
    });
  });
}

test("a search by keyboard alone: suggestions, results, order, a product", async ({ page }) => {
  await openPage(page, "/");
  const recorded: unknown[] = [];
  page.on("request", (request) => {
    if (operationOf(request.postData()) === "RecordSearch") recorded.push(request.postDataJSON());
  });
  while (!(await field(page).evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("dekbed wo");
  await expect(suggestions(page).getByRole("group", { name: "Producten" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.type("l 140x200");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/zoeken?term=dekbed+wol+140x200");
  await expect(page).toHaveTitle("Zoeken: dekbed wol 140x200 | Warmeland");
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByLabel("Sorteren op")).toHaveValue("relevance");
  expect(recorded).toHaveLength(1);

  await field(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("matras stevig");
  await expect(suggestions(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Resultaten voor ‘matras stevig’" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();

  await field(page).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("duinrust");
  // the list before stays until the new one is there
  await expect(suggestions(page).getByRole("group", { name: "Producten" }).getByRole("option").nth(1)).toContainText(
    /duinrust/i,
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const chosen = await suggestions(page).getByRole("option", { selected: true }).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(chosen ?? "");
  expect(recorded).toHaveLength(2);
});

test("recent searches stay in the browser until they are removed; a search leaves no cookie", async ({
  page,
  context,
}) => {
  await openPage(page, "/zoeken");
  for (const term of ["dekbed grijs", "kussen hard"]) {
    await field(page).fill(term);
    await field(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(term);
  }
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name.includes("visitor"))).toEqual([]);
  await openPage(page, "/");
  await field(page).click();
  const recent = suggestions(page).getByRole("group", { name: "Onlangs gezocht" }).getByRole("option");
  await expect(recent).toHaveText(["kussen hard", "dekbed grijs"]);
  await page.getByRole("button", { name: "kussen hard uit onlangs gezocht verwijderen" }).click();
  await expect(recent).toHaveText(["dekbed grijs"]);
  await page.getByRole("button", { name: "Wissen" }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await field(page).click();
  await expect(suggestions(page)).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test("a press on the field before its script has come opens the suggestions when it comes", async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await field(page).click();
  await expect(field(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
  scripts.resolve();
  await expect(suggestions(page)).toBeVisible();
});

test("results load more, keep their filters and their place", async ({ page }) => {
  await openPage(page, "/zoeken?term=katoen");
  await expect(results(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Meer zoekresultaten laden" }).click();
  await expect(page).toHaveURL("/zoeken?term=katoen&page=2");
  await expect(results(page).nth(24))
    .toBeFocused()
    .catch(async () => expect(page.locator("#product-25")).toBeFocused());
  const robots = page.locator("meta[name=robots]");
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("complementary", { name: "Filters" }).getByRole("checkbox").first().click();
  await expect(page).toHaveURL(/\/zoeken\?term=katoen&brand=\d+$/);
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/zoeken?term=katoen&page=2");
});

test("a search is narrowed down to a category, and a group of filters cleared again", async ({ page }) => {
  await openPage(page, "/zoeken?term=linnen");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const category = filters
    .locator("label")
    .filter({ has: page.getByRole("radio") })
    .nth(1);
  const count = /\d+$/.exec((await category.textContent()) ?? "")?.[0];
  await category.click();
  await expect(page).toHaveURL(/\/zoeken\?term=linnen&category=\d+$/);
  await expect(page.locator("#listing-status")).toHaveText(`${count} producten`);
  await filters.locator("input[type=checkbox]:enabled").first().check();
  await expect(page).toHaveURL(/\/zoeken\?term=linnen&category=\d+&brand=\d+$/);
  await filters.getByRole("link", { name: "Wis filter Categorie" }).click();
  await expect(page).toHaveURL(/\/zoeken\?term=linnen&brand=\d+$/);
  await expect(filters.locator("summary").first()).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of the header searches, and a category's name leads to it", async ({ page, request }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Zoeken" }).fill("dekbed grijs");
    await page.getByRole("button", { name: "Zoek", exact: true }).click();
    await expect(page).toHaveURL("/zoeken?term=dekbed+grijs");
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Zoeken" })).toHaveValue("dekbed grijs");
    await page.getByRole("combobox", { name: "Zoeken" }).fill("matrassen");
    await page.getByRole("button", { name: "Zoek", exact: true }).click();
    await expect(page).toHaveURL("/matrassen");
    const moved = await request.get("/zoeken?term=matras", { maxRedirects: 0 });
    expect([moved.status(), moved.headers()["location"]]).toEqual([302, "/matrassen"]);
  });

  test("hostile terms are shown as text", async ({ request }) => {
    for (const term of [
      "<script>alert(1)</script>",
      "\u0000%_\\'; drop table product; --",
      "x".repeat(10_000),
      "🛏️".repeat(99),
      "\u202Eabc",
    ]) {
      const response = await request.get(`/zoeken?term=${encodeURIComponent(term)}`);
      expect(response.status(), term.slice(0, 20)).toBe(200);
      expect(await response.text()).not.toContain("<script>alert(1)");
    }
  });
});
