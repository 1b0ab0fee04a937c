import { expect, type Page } from "playwright/test";

import { listing, panel, valueOf } from "../filtered-mattresses.ts";
import { openPage } from "../open-page.ts";
import type { Screen } from "./screen.ts";

const products = (page: Page) => page.getByRole("list", { name: /^Producten in/ }).getByRole("article");
const field = (page: Page) => page.getByRole("combobox", { name: "Zoeken" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Zoeksuggesties" });

/** Finding products: home, menus, listings and the search. */
export const listingScreens: readonly Screen[] = [
  {
    name: "home",
    reach: async ({ page }) => {
      await openPage(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "menu",
    reach: async ({ page, isNarrow }) => {
      await openPage(page, "/matrassen");
      if (isNarrow) {
        await page.getByRole("button", { name: "Menu openen" }).click();
        await expect(
          page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Matrassen" }),
        ).toBeVisible();
      } else {
        await page
          .getByRole("navigation", { name: "Hoofdmenu" })
          .getByRole("link", { name: "Kussens", exact: true })
          .click();
        await expect(page.getByRole("link", { name: "Alles in Kussens" })).toBeVisible();
      }
    },
  },
  {
    name: "sale of the whole shop",
    reach: async ({ page }) => {
      await openPage(page, "/sale");
      await expect(page.getByRole("heading", { level: 1, name: "Sale" })).toBeVisible();
      await expect(products(page).first()).toBeVisible();
    },
  },
  {
    name: "listing",
    reach: async ({ page }) => {
      await openPage(page, "/bedtextiel");
      await expect(products(page).first()).toBeVisible();
    },
  },
  ...["/matrassen/pocketvering", "/dekbedden", "/banken", "/meubels/eetkamer", "/wonen/plaids", "/nieuw"].map(
    (path): Screen => ({
      name: `listing ${path}`,
      reach: async ({ page }) => {
        await openPage(page, path);
        await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      },
    }),
  ),
  {
    name: "listing in another order",
    reach: async ({ page }) => {
      await openPage(page, "/matrassen");
      const popular = (await products(page).first().textContent()) ?? "";
      await page.getByLabel("Sorteren op").selectOption("Prijs hoog naar laag");
      await expect(page).toHaveURL("/matrassen?sort=price-desc");
      await expect(products(page).first()).not.toHaveText(popular);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    },
  },
  {
    name: "listing with filters",
    reach: async ({ page, request }) => {
      const soft = await valueOf(request, "hardness", "Zacht");
      await openPage(page, `/matrassen?hardness=${soft.key}&maxPrice=90000&lining=12`);
      await expect(page.getByRole("list", { name: "Gekozen filters" })).toContainText("tot € 900,-");
      await expect(page.getByText("Het filter ‘lining’ kennen wij niet; het telt niet mee.")).toBeVisible();
    },
  },
  {
    name: "filters beside or in their drawer",
    reach: async ({ page, isNarrow }) => {
      await openPage(page, "/matrassen");
      if (isNarrow) await page.getByRole("button", { name: "Filters" }).click();
      const filters = isNarrow ? page.getByRole("dialog", { name: "Filters" }) : panel(page);
      await filters
        .locator("summary", { hasText: /^Toon alle/ })
        .filter({ visible: true })
        .first()
        .click();
      await expect(filters.getByText("Toon minder").first()).toBeVisible();
    },
  },
  {
    name: "listing with products chosen to compare",
    reach: async ({ page }) => {
      await openPage(page, "/matrassen");
      const compare = products(page).getByRole("button", { name: /^Vergelijk / });
      for (const place of [0, 1]) await compare.nth(place).click();
      await expect(page.getByRole("link", { name: "Vergelijk 2 van 4" })).toBeVisible();
    },
  },
  {
    name: "listing that goes on",
    reach: async ({ page }) => {
      await openPage(page, "/matrassen");
      await page.getByRole("link", { name: "Meer producten laden" }).click();
      await expect(products(page)).toHaveCount(48);
      // the new cards are scrolled to, and those before them may stand half below the header
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    },
  },
  {
    name: "listing with nothing found",
    reach: async ({ page, request }) => {
      const firm = await valueOf(request, "hardness", "Stevig");
      const { filters } = await listing(request, { filters: [{ slug: "hardness", values: [firm.key] }] });
      const size = filters.find(({ slug }) => slug === "size")?.values.find(({ productCount }) => productCount === 0);
      await openPage(page, `/matrassen?size=${size?.key}&hardness=${firm.key}`);
      await expect(page.getByRole("heading", { name: "Niets gevonden met deze filters" })).toBeVisible();
    },
  },
  {
    name: "listing whose products do not come",
    reach: async ({ page, complaints }) => {
      await openPage(page, "/matrassen");
      await page.route("**/graphql?**", (route) => route.fulfill({ status: 503, body: "" }));
      await page.getByLabel("Sorteren op").selectOption("Prijs hoog naar laag");
      await expect(page.getByRole("alert")).toContainText("De producten konden niet worden geladen");
      expect(complaints.splice(0).every((complaint) => complaint.startsWith("503"))).toBe(true);
    },
  },
  {
    name: "search flyout without a term",
    reach: async ({ page }) => {
      await openPage(page, "/zoeken");
      await field(page).fill("wollen plaid grijs");
      await field(page).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("wollen plaid grijs");
      await openPage(page, "/");
      await field(page).click();
      await expect(suggestions(page).getByRole("group", { name: "Onlangs gezocht" })).toBeVisible();
    },
  },
  {
    name: "search flyout",
    reach: async ({ page }) => {
      await openPage(page, "/");
      await field(page).click();
      await field(page).pressSequentially("dekbed");
      await expect(suggestions(page).getByRole("group", { name: "Producten" }).getByRole("option")).toHaveCount(5);
      await field(page).press("ArrowDown");
    },
  },
  {
    name: "search flyout with nothing found",
    reach: async ({ page }) => {
      await openPage(page, "/");
      await field(page).fill("qxzvwk");
      await expect(page.getByText("Geen resultaten voor ‘qxzvwk’.")).toBeVisible();
    },
  },
  {
    name: "search without a term",
    reach: async ({ page }) => {
      await openPage(page, "/zoeken");
      await expect(page.getByRole("heading", { name: "Of kijk in een categorie" })).toBeVisible();
    },
  },
  {
    name: "search results of a misspelt term",
    reach: async ({ page }) => {
      await openPage(page, "/zoeken?term=mattras+140x200");
      await expect(page.getByRole("link", { name: "Bedoelt u matras 140x200?" })).toBeVisible();
    },
  },
  {
    name: "search results with filters",
    reach: async ({ page, isNarrow }) => {
      await openPage(page, "/zoeken?term=linnen&maxPrice=10000");
      await expect(page.getByRole("list", { name: "Gekozen filters" })).toContainText("tot € 100,-");
      if (!isNarrow) return;
      await page.getByRole("button", { name: "Filters (1)" }).click();
      await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    },
  },
  {
    name: "search results with nothing found",
    reach: async ({ page }) => {
      await openPage(page, `/zoeken?term=${"onvindbaarlangwoord".repeat(6)}`);
      await expect(page.getByRole("heading", { level: 1, name: /^Geen resultaten voor/ })).toBeVisible();
    },
  },
];
