import { expect, type Locator, type Page } from "playwright/test";

import { productsIn } from "./records/catalogue.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const list = (page: Page) => page.getByRole("list", { name: "Producten in Matrassen" });
const cards = (page: Page) => list(page).getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function totalOf(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ producten$/).textContent();
  return Number.parseInt(text ?? "", 10);
}

test("loading more adds the next page with one request, says how far one is and moves the focus to the first new card", async ({
  page,
}) => {
  await openPage(page, "/matrassen");
  const total = await totalOf(page);
  const first = await names(page);
  expect(first).toHaveLength(24);
  await expect(page.getByText(`U hebt 24 van ${total} producten bekeken`)).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveJSProperty("value", 24);

  const more = page.getByRole("link", { name: "Meer producten laden" });
  await more.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  const operations = recordGraphqlRequests(page);
  await more.click();
  await expect(page).toHaveURL("/matrassen?page=2");
  await expect(cards(page)).toHaveCount(Math.min(total, 48));
  expect(operations).toEqual(["CategoryPage"]);
  expect((await names(page)).slice(0, 24)).toEqual(first);
  expect(new Set(await names(page)).size).toBe(Math.min(total, 48));
  await expect(page.getByText(`U hebt ${Math.min(total, 48)} van ${total} producten bekeken`)).toBeVisible();
  await expect(
    list(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .nth(24),
  ).toBeFocused();
  expect(await scrollTop(page)).toBeGreaterThan(before - 200);
});

test("coming back from a product, the shopper stands where they were, without a request", async ({ page }) => {
  await openPage(page, "/matrassen");
  await page.getByRole("link", { name: "Meer producten laden" }).click();
  const card = cards(page).nth(26);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByText("Artikelnummer")).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);

  const operations = recordGraphqlRequests(page);
  await page.goBack();
  await expect(page).toHaveURL("/matrassen?page=2");
  await expect(card).toBeInViewport();
  expect(await cards(page).count()).toBeGreaterThan(24);
  expect(operations).toEqual([]);

  await page.goForward();
  await expect(page.getByText("Artikelnummer")).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
});

test("a reload keeps the place; an address typed into the same tab begins at its top", async ({ page }) => {
  await openPage(page, "/matrassen");
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await openPage(page, "/dekbedden");
  expect(await scrollTop(page)).toBe(0);
  await openPage(page, "/matrassen");
  expect(await scrollTop(page)).toBe(0);
});

test("a link to page 2 shows page 2, and page 1 before it on demand", async ({ page, request }) => {
  const first = (await productsIn(request, "/matrassen")).map(({ name }) => name);
  await openPage(page, "/matrassen?page=2");
  const total = await totalOf(page);
  await expect(cards(page)).toHaveCount(Math.min(total - 24, 24));
  const second = await names(page);
  await page.reload();
  await expect(list(page).getByRole("heading").first()).toHaveText(second[0] ?? "");

  const operations = recordGraphqlRequests(page);
  await page.getByRole("link", { name: "Eerdere producten laden" }).click();
  await expect(cards(page)).toHaveCount(Math.min(total, 48));
  await expect(page).toHaveURL("/matrassen?page=2");
  expect(await names(page)).toEqual([...first, ...second]);
  expect(operations.filter((operation) => operation !== "Visitor")).toEqual(["CategoryPage"]);
  await expect(list(page).getByRole("listitem").first()).toBeFocused();
  await expect(page.getByRole("link", { name: "Eerdere producten laden" })).toBeHidden();
});

test("a reload after loading more brings back every page and the place", async ({ page }) => {
  await openPage(page, "/matrassen");
  await page.getByRole("link", { name: "Meer producten laden" }).click();
  await expect(cards(page)).toHaveCount(48);
  const shown = await names(page);
  const card = cards(page).nth(30);
  await card.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  expect(await names(page)).toEqual(shown);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await expect(card).toBeInViewport();
});

test("another order shows at once, begins at page 1, and goes with the back button", async ({ page }) => {
  await openPage(page, "/matrassen?page=2");
  const sort = page.getByLabel("Sorteren op");
  await expect(sort).toHaveValue("topseller");
  expect(await sort.getByRole("option").allTextContents()).toEqual([
    "Meest gekozen",
    "Prijs laag naar hoog",
    "Prijs hoog naar laag",
  ]);
  const byChoice = await names(page);

  await sort.selectOption("Prijs laag naar hoog");
  await expect(page).toHaveURL("/matrassen?sort=price-asc");
  await expect(list(page).getByRole("heading").first()).not.toHaveText(byChoice[0] ?? "");
  await expect(cards(page)).toHaveCount(24);
  const cents = (await cards(page).allInnerTexts()).map((text) => lowestCents(text));
  expect(cents).toEqual(cents.toSorted((a, b) => a - b));

  await page.goBack();
  await expect(page).toHaveURL("/matrassen?page=2");
  await expect(sort).toHaveValue("topseller");
  await expect(list(page).getByRole("heading").first()).toHaveText(byChoice[0] ?? "");
});

test("advice stands between full rows of cards, however many stand in a row, and is reached by keyboard where it stands @long", async ({
  page,
}) => {
  await openPage(page, "/matrassen");
  const advice = list(page).getByRole("link", { name: "Start de hardheidswijzer" });
  for (const [width, inARow] of [
    [320, 2],
    [390, 2],
    [768, 3],
    [1440, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(advice).toHaveCount(1);
    const tile = await topOf(advice);
    const tops = await Promise.all((await cards(page).all()).map(topOf));
    expect(tops).toHaveLength(24);
    const above = tops.filter((card) => card < tile).length;
    expect([above % inARow, new Set(tops).size], `at ${width} px`).toEqual([0, 24 / inARow]);
    await cards(page)
      .nth(above - 1)
      .getByRole("button", { name: "Vergelijk" })
      .focus();
    await page.keyboard.press("Tab");
    await expect(advice).toBeFocused();
  }
  await advice.press("Enter");
  await expect(page).toHaveURL("/adviseur/hardheid");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a colour that is pressed shows itself on the card, which leads to it", async ({ page }) => {
    await openPage(page, "/bedtextiel");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("list", { name: "Kleuren" }) })
      .first();
    const shown = () => card.getByRole("link", { name: /^In / }).and(page.locator("[aria-current=true]"));
    const [name, photo] = [card.getByRole("heading"), card.getByRole("img").first()];
    const before = { name: await name.textContent(), photo: await photo.getAttribute("src") };
    const other = card.getByRole("link", { name: /^In / }).nth(1);
    const colour = ((await other.getAttribute("aria-label")) ?? "").replace("In ", "");
    await other.tap();
    await expect(shown()).toHaveAccessibleName(`In ${colour}`);
    await expect(name).toContainText(colour);
    await expect(photo).not.toHaveAttribute("src", before.photo ?? "");
    await expect(page).toHaveURL("/bedtextiel");
    await name.getByRole("link").tap();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(colour);
    expect(before.name).not.toContain(colour);
  });
});

/** Where something begins, in px from the top of the window. */
async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())!.y;
}

/** The price on a card, without the struck-through one and the low of 30 days that follow it. */
function lowestCents(card: string): number {
  const [, euros = "", decimals = ""] = /€\s([\d.]+),(\d{2}|-)/.exec(card) ?? [];
  return Number(euros.replaceAll(".", "")) * 100 + (decimals === "-" ? 0 : Number(decimals));
}
