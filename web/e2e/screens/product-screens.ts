import { expect, type Page } from "playwright/test";

import { findVariant, firstWith, productsIn } from "../records/catalogue.ts";
import { openPage } from "../open-page.ts";
import { writeReviews } from "../records/review-records.ts";
import type { Screen, Visit } from "./screen.ts";

const mattress = async ({ page, request }: Visit): Promise<void> => {
  const { product } = await findVariant(
    request,
    "/matrassen",
    ({ sellable, hardness }) => sellable && hardness !== undefined,
  );
  await openPage(page, `/p/${product.slug}`);
};
/** A comparison of the first mattresses of the listing. */
const comparison = (count: number): Screen => ({
  name: `comparison of ${count}`,
  reach: async ({ page }) => {
    await openPage(page, "/vergelijken?kies=/matrassen");
    const boxes = page.getByRole("main").getByRole("checkbox");
    for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
    await page.getByRole("button", { name: "Vergelijk", exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(count + 1);
  },
});
let written: Promise<void> | undefined;
const reviews = (page: Page) => page.getByRole("region", { name: "Beoordelingen" });

/** The first product of a category that can be bought. */
const firstOf = (path: string): Screen => ({
  name: `product of ${path}`,
  reach: async ({ page, request }) => {
    const { product } = await findVariant(request, path, ({ sellable }) => sellable);
    await openPage(page, `/p/${product.slug}`);
    await expect(page.getByRole("button", { name: "In winkelwagen" })).toBeVisible();
  },
});

/** A product page and everything that opens on it. */
export const productScreens: readonly Screen[] = [
  {
    name: "product",
    reach: async (visit) => {
      await mattress(visit);
      await expect(visit.page.getByRole("button", { name: "In winkelwagen" })).toBeVisible();
    },
  },
  firstOf("/banken/driezitsbanken"),
  firstOf("/boxsprings-bedden/boxsprings"),
  firstOf("/boxsprings-bedden/bedden"),
  firstOf("/meubels/eetkamer/eettafels"),
  firstOf("/dekbedden/vierseizoenendekbedden"),
  firstOf("/kussens/hoofdkussens"),
  firstOf("/bedtextiel/dekbedovertrekken"),
  firstOf("/badtextiel/handdoeken"),
  firstOf("/wonen/gordijnen"),
  {
    name: "product in several colours",
    reach: async ({ page, request }) => {
      const { slug } = await firstWith(request, "/bedtextiel", ({ colours }) => colours > 2);
      await openPage(page, `/p/${slug}`);
      await expect(page.getByRole("main").getByText("Kleur").first()).toBeVisible();
    },
  },
  {
    name: "product without the choice it needs",
    reach: async (visit) => {
      await mattress(visit);
      await visit.page.getByRole("button", { name: "In winkelwagen" }).click();
      await expect(visit.page.getByText("Kies eerst een hardheid.", { exact: true })).toBeVisible();
    },
  },
  {
    name: "product with its size help",
    reach: async (visit) => {
      await mattress(visit);
      await visit.page.getByRole("link", { name: "Hoe meet ik mijn bed?" }).click();
      await expect(visit.page.getByRole("dialog", { name: "Welke maat matras hebt u nodig?" })).toBeVisible();
    },
  },
  {
    name: "product sold out as chosen",
    reach: async ({ page, request }) => {
      const { product, variant } = await findVariant(
        request,
        "/matrassen",
        ({ sellable }, _variants, { soldOut }) => !sellable && !soldOut,
      );
      await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
      await expect(page.getByRole("button", { name: "Uitverkocht" })).toBeDisabled();
    },
  },
  {
    name: "product sold out altogether",
    reach: async ({ page }) => {
      await openPage(page, "/p/matras-nachtvorst-03-2507");
      await expect(page.getByRole("main")).toContainText("Uitverkocht");
    },
  },
  {
    name: "product with all its details open",
    reach: async (visit) => {
      await mattress(visit);
      const closed = visit.page.getByRole("main").locator("details:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      await expect(visit.page.getByText("Wettelijke garantie").first()).toBeVisible();
    },
  },
  {
    name: "product with the proof of a claim",
    reach: async ({ page, request, isNarrow }) => {
      const { slug, claim } = await firstWith(request, "/matrassen", (product) => product.claim !== undefined);
      await openPage(page, `/p/${slug}`);
      await page.getByRole("button", { name: `Waarom ‘${claim?.label}’?` }).click();
      await expect(isNarrow ? page.getByRole("dialog") : page.getByRole("tooltip")).toContainText(claim?.basis ?? "");
    },
  },
  {
    name: "comparison of nothing",
    reach: async ({ page }) => {
      await openPage(page, "/vergelijken");
      await expect(page.getByRole("heading", { name: "Nog niets om te vergelijken" })).toBeVisible();
    },
  },
  comparison(2),
  comparison(4),
  {
    name: "gallery of a product",
    reach: async (visit) => {
      await mattress(visit);
      await visit.page.getByRole("button", { name: /^Foto 1 van \d+ vergroten$/ }).click();
      await expect(visit.page.getByRole("dialog").getByRole("status")).toHaveText(/^1 van/);
    },
  },
  {
    name: "reviews in another order, one translated and one that cannot be",
    reach: async ({ page, request }) => {
      // the first is another journey's
      const [, topper] = await productsIn(request, "/matrassen/toppers");
      const slug = topper?.slug ?? "";
      written ??= writeReviews(request, slug.split("-").slice(-2).join("-"));
      await written;
      await openPage(page, `/p/${slug}`);
      const translate = { name: "Vertaal naar het Nederlands" };
      await reviews(page).getByRole("article", { name: "Gute Matratze" }).getByRole("button", translate).click();
      await expect(reviews(page).getByRole("article", { name: "Goed matras" })).toBeVisible();
      await reviews(page).getByRole("article", { name: "Ohne Worte" }).getByRole("button", translate).click();
      await expect(reviews(page).getByRole("alert")).toBeVisible();
      await reviews(page).getByLabel("Sorteren op").selectOption("Laagste score eerst");
      await expect(reviews(page).getByRole("article").first().getByRole("img")).toHaveAccessibleName(
        "3 van de 5 sterren",
      );
    },
  },
];
