import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { chips, listing, openSizes, panel, status, valueOf } from "./filtered-mattresses.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Producten in Matrassen" }).getByRole("article");

test("beside the products a tick applies at once, by one request, with the focus where it was; back and forward go through the choices", async ({
  page,
  request,
}) => {
  const soft = await valueOf(request, "hardness", "Zacht");
  const size = await valueOf(request, "size", "90 × 200 cm");
  await openPage(page, "/matrassen");
  await check(page, "filters beside the products");
  const all = await listing(request);
  await expect(status(page)).toHaveText(`${all.totalCount} producten`);

  const operations = recordGraphqlRequests(page);
  const tick = panel(page).getByRole("checkbox", { name: /^Zacht/ });
  await tick.press("Space");
  await expect(page).toHaveURL(`/matrassen?hardness=${soft.key}`);
  await expect(status(page)).toHaveText(`${soft.productCount} producten`);
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  expect(operations).toEqual(["CategoryPage"]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/matrassen$/);

  const both = await listing(request, {
    filters: [
      { slug: "hardness", values: [soft.key] },
      { slug: "size", values: [size.key] },
    ],
  });
  await openSizes(page, "Eenpersoons");
  await panel(page).getByText("90 × 200 cm").click();
  await expect(page).toHaveURL(`/matrassen?size=${size.key}&hardness=${soft.key}`);
  await expect(status(page)).toHaveText(`${both.totalCount} producten`);
  await expect(chips(page)).toHaveText(["Zacht", "90 × 200 cm", "Wis alle filters"]);
  for (const { key, productCount } of both.filters.find(({ slug }) => slug === "hardness")!.values)
    await expect(panel(page).locator(`#panel-hardness-${key}`).locator("..")).toContainText(String(productCount));
  await check(page, "filters with a choice");

  await page.goBack();
  await expect(status(page)).toHaveText(`${soft.productCount} producten`);
  await expect(panel(page).locator(`#panel-size-${size.key}`)).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/matrassen");
  await expect(tick).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(status(page)).toHaveText(`${both.totalCount} producten`);

  await chips(page).getByText("Zacht").click();
  await expect(page).toHaveURL(`/matrassen?size=${size.key}`);
  await expect(chips(page).first()).toBeFocused();
  await chips(page).getByText("Wis alle filters").click();
  await expect(page).toHaveURL("/matrassen");
  await expect(status(page)).toHaveText(`${all.totalCount} producten`);
  await expect(status(page)).toBeFocused();
});

test("prices are chosen by number or thumb and stay between those there are; sale stands above the products", async ({
  page,
  request,
}) => {
  const { priceRange, quickFilters } = await listing(request);
  const top = Math.ceil(priceRange.maxCents / 100);
  await openPage(page, "/matrassen");
  const highest = panel(page).getByRole("textbox", { name: "Hoogste prijs" });
  const lowest = panel(page).getByRole("textbox", { name: "Laagste prijs" });
  await expect(highest).toHaveValue(new Intl.NumberFormat("nl-NL").format(top));

  const cheap = await listing(request, { price: { maxCents: 50_000 } });
  await highest.fill("500");
  await highest.press("Enter");
  await expect(page).toHaveURL("/matrassen?maxPrice=50000");
  await expect(status(page)).toHaveText(`${cheap.totalCount} producten`);
  await expect(chips(page).first()).toHaveText("tot € 500,-");
  await lowest.fill("9999");
  await lowest.blur();
  await expect(page).toHaveURL("/matrassen?minPrice=50000&maxPrice=50000");
  await expect(lowest).toHaveValue("500");
  await lowest.fill("");
  await lowest.blur();
  await expect(page).toHaveURL("/matrassen?maxPrice=50000");

  const thumb = panel(page).getByRole("slider", { name: "Hoogste prijs" });
  await thumb.press("ArrowLeft");
  await expect(page).toHaveURL("/matrassen?maxPrice=49900");
  await expect(thumb).toBeFocused();
  await thumb.press("End");
  await expect(page).toHaveURL("/matrassen");

  const sale = quickFilters.find(({ slug }) => slug === "sale")!;
  await page.getByRole("main").getByRole("checkbox", { name: "Sale" }).check();
  await expect(page).toHaveURL("/matrassen?sale=true");
  await expect(status(page)).toHaveText(`${sale.count} producten`);
});

test("nothing found: values without products are not offered, and there are ways out", async ({ page, request }) => {
  const firm = await valueOf(request, "hardness", "Stevig");
  const { filters, priceRange } = await listing(request, { filters: [{ slug: "hardness", values: [firm.key] }] });
  const empty = filters.find(({ slug }) => slug === "size")!.values.find(({ productCount }) => productCount === 0)!;
  await openPage(page, `/matrassen?size=${empty.key}&hardness=${firm.key}&maxPrice=${priceRange.maxCents - 100}`);
  await expect(page.getByRole("heading", { name: "Niets gevonden met deze filters" })).toBeVisible();
  await check(page, "nothing found");
  await page.getByRole("link", { name: "Zoek bij elke prijs" }).click();
  await expect(page).toHaveURL(`/matrassen?size=${empty.key}&hardness=${firm.key}`);
  await page.getByRole("link", { name: `Zoek zonder ${empty.name}` }).click();
  await expect(page).toHaveURL(`/matrassen?hardness=${firm.key}`);
  await expect(status(page)).toHaveText(`${firm.productCount} producten`);
  await expect(panel(page).locator(`#panel-size-${empty.key}`)).toHaveCount(0);
});

test("when the products of a choice do not come, the old ones stay and it can be tried again", async ({
  page,
  request,
  complaints,
}) => {
  const soft = await valueOf(request, "hardness", "Zacht");
  await openPage(page, "/matrassen");
  await page.route("**/graphql?**", (route) => route.fulfill({ status: 503, body: "" }));
  await panel(page).getByText("Zacht").click();
  await expect(page.getByRole("alert")).toContainText("De producten konden niet worden geladen");
  await expect(cards(page)).toHaveCount(24);
  await expect(panel(page).getByRole("checkbox", { name: /^Zacht/ })).toBeChecked();
  await page.unroute("**/graphql?**");
  await page.getByRole("button", { name: "Opnieuw proberen" }).click();
  await expect(status(page)).toHaveText(`${soft.productCount} producten`);
  await expect(page.getByRole("alert")).toBeHidden();
  expect(complaints.splice(0).every((complaint) => complaint.startsWith("503"))).toBe(true);
});

test("a tick made before the scripts are there is not lost", async ({ page, request }) => {
  const soft = await valueOf(request, "hardness", "Zacht");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/framework-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/matrassen", { waitUntil: "commit" });
  await panel(page).getByText("Zacht").click();
  release();
  await expect(page).toHaveURL(`/matrassen?hardness=${soft.key}`);
  await expect(status(page)).toHaveText(`${soft.productCount} producten`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("the drawer counts along and applies by its button", async ({ page, request }) => {
    const soft = await valueOf(request, "hardness", "Zacht");
    const all = await listing(request);
    await openPage(page, "/matrassen");
    await page.getByRole("button", { name: "Filters" }).click();
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await expect(drawer.getByRole("button", { name: `Toon ${all.totalCount} producten` })).toBeVisible();
    const operations = recordGraphqlRequests(page);
    await drawer.getByText("Zacht").click();
    await expect(drawer.getByRole("button", { name: `Toon ${soft.productCount} producten` })).toBeVisible();
    expect(operations).toEqual(["CategoryPreview"]);
    await check(page, "filter drawer");
    expect(page.url()).toMatch(/\/matrassen$/);
    await drawer.getByRole("button", { name: /^Toon/ }).click();
    await expect(page).toHaveURL(`/matrassen?hardness=${soft.key}`);
    await expect(drawer).toBeHidden();
    await expect(status(page)).toHaveText(`${soft.productCount} producten`);

    const opener = page.getByRole("button", { name: "Filters (1)" });
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole("button", { name: "Wis alles" }).click();
    await expect(drawer.getByRole("button", { name: `Toon ${all.totalCount} producten` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`/matrassen?hardness=${soft.key}`);
  });
});
