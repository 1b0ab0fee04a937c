import { expect } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { check } from "./checks/check-accessibility.ts";
import { openPage, operationOf } from "./open-page.ts";
import { writeReviews } from "./records/review-records.ts";
import { test } from "./shop/watched-test.ts";

const masterKeyOf = (slug: string) => slug.split("-").slice(-2).join("-");

test("the link to the reviews leads there after a reload too, and going back returns to where it was", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { product } = await findVariant(request, "/matrassen/toppers", () => true);
  await writeReviews(request, masterKeyOf(product.slug));
  await openPage(page, `/p/${product.slug}`);
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(top).toBe(40);
  await page.reload();
  await expect.poll(top).toBe(40);
  await page.getByRole("link", { name: /uit 14 beoordelingen$/ }).click();
  await expect(page).toHaveURL(/#/);
  const heading = page.getByRole("region", { name: "Beoordelingen" }).getByRole("heading", { level: 2 });
  await expect(heading).toBeInViewport();
  // longer than the router waits before it scrolls
  await page.waitForTimeout(300);
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect.poll(top).toBe(40);
  await page.goForward();
  await expect(heading).toBeInViewport();
});

test("reviews are counted, sorted, continued, translated, and say when they cannot be", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen/toppers", () => true);
  await writeReviews(request, masterKeyOf(product.slug));
  await openPage(page, `/p/${product.slug}`);
  await page.getByRole("link", { name: /uit 14 beoordelingen$/ }).click();
  const reviews = page.getByRole("region", { name: "Beoordelingen" });
  await expect(reviews.getByRole("heading", { level: 2 })).toBeInViewport();

  const missing = reviews.getByRole("article", { name: "Ohne Worte" });
  await missing.getByRole("button", { name: "Vertaal naar het Nederlands" }).click();
  await expect(missing.getByRole("alert")).toHaveText("Er is geen vertaling beschikbaar voor deze beoordeling.");

  const german = reviews.getByRole("article", { name: "Gute Matratze" });
  await expect(german.getByText("Sehr bequem.")).toBeVisible();
  await page.route("**/graphql", (route) =>
    operationOf(route.request().postData()) === "TranslateReview" ? route.abort() : route.continue(),
  );
  await german.getByRole("button", { name: "Vertaal naar het Nederlands" }).click();
  await expect(german.getByRole("alert")).toHaveText(
    "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.",
  );
  await check(page, "reviews with failed translations");
  await page.unrouteAll();
  await german.getByRole("button", { name: "Vertaal naar het Nederlands" }).click();
  const translated = reviews.getByRole("article", { name: "Goed matras" });
  await expect(translated).toContainText("Vertaald uit het Duits. Toon origineel");
  await translated.getByRole("button", { name: "Toon origineel" }).click();
  await expect(german).toBeVisible();

  await reviews.getByRole("button", { name: "Meer beoordelingen laden" }).click();
  await expect(reviews.getByRole("article")).toHaveCount(14);
  await expect(reviews.getByRole("article").nth(4)).toBeFocused();
  await expect(reviews.getByRole("button", { name: "Meer beoordelingen laden" })).toBeHidden();
  await reviews.getByLabel("Sorteren op").selectOption("Laagste score eerst");
  await expect(reviews.getByRole("article").first().getByRole("img")).toHaveAccessibleName("3 van de 5 sterren");
});

test("a review is translated at a press as soon as the page listens, though its part of the page is taken over later", async ({
  page,
  request,
}) => {
  const { product } = await findVariant(request, "/matrassen/toppers", () => true);
  await writeReviews(request, masterKeyOf(product.slug));
  await openPage(page, `/p/${product.slug}`);
  await page
    .getByRole("article", { name: "Gute Matratze" })
    .getByRole("button", { name: "Vertaal naar het Nederlands" })
    .click();
  await expect(page.getByRole("article", { name: "Goed matras" })).toBeVisible();
});
