import { expect } from "playwright/test";

import { findVariant, firstWith, variantsOf } from "./records/catalogue.ts";
import { check } from "./checks/check-accessibility.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { optionOf } from "./records/variant-options.ts";
import { withdrawCombination } from "./records/variant-records.ts";
import { test } from "./shop/watched-test.ts";

test("a combination that does not exist is explained, pressed all the same, and back leads to where the shopper came from", async ({
  page,
  request,
}) => {
  const { product, variants, size, hardness } = await withdrawCombination(request);
  const variant = variants.find((other) => other.size === size);
  await openPage(page, "/matrassen");
  await openPage(page, `/p/${product.slug}?variant=${variant?.variantId}`);
  const operations = recordGraphqlRequests(page);
  const impossible = optionOf(page, "Hardheid", hardness);
  await expect(impossible).toHaveAccessibleName(new RegExp(`^${hardness}\\s*niet in`));
  await impossible.press("Space");
  await expect(page.getByText(new RegExp(`^${hardness} is er niet in .*\\. Gekozen is nu .*\\.$`))).toBeVisible();
  await expect(impossible).toBeChecked();
  const chosen = Number(new URL(page.url()).searchParams.get("variant"));
  expect(variants.find(({ variantId }) => variantId === chosen)?.hardness).toBe(hardness);
  expect(operations.filter((name) => name !== "LateRecommendations")).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/matrassen");
});

test("paper shows prices and facts, and nothing that can only be pressed", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen", ({ sellable }) => sellable);
  await openPage(page, `/p/${product.slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Samenstelling", { exact: true })).toBeVisible();
  await expect(page.getByRole("button").filter({ hasNot: page.getByRole("img") })).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("a colour keeps the chosen size; back shows the colour before, as it was", async ({ page, request }) => {
  const product = await firstWith(request, "/badtextiel/handdoeken", ({ colours }) => colours > 1);
  const variants = await variantsOf(request, product.slug);
  const size = variants.findLast(({ sellable }) => sellable);
  await openPage(page, `/p/${product.slug}?variant=${size?.variantId}`);
  const swatches = page.getByRole("navigation", { name: "Kleur" }).getByRole("link");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  const photo = page.getByRole("main").getByRole("img").first();
  const firstPhoto = await photo.getAttribute("src");
  const other = page.getByRole("navigation", { name: "Kleur" }).locator("a:not([aria-current])").first();
  await other.focus();
  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveText(before ?? "");
  await expect(optionOf(page, "Maat", size?.size ?? "")).toBeChecked();
  await expect(photo).not.toHaveAttribute("src", firstPhoto ?? "");
  await expect(page.locator(":focus")).toHaveAttribute("aria-current", "page");
  expect(await swatches.count()).toBeGreaterThan(1);
  await page.goBack();
  await expect(heading).toHaveText(before ?? "");
  await expect(optionOf(page, "Maat", size?.size ?? "")).toBeChecked();
});

test("delivery is promised on days, a claim opens its proof, and what was viewed before can be wiped", async ({
  page,
  request,
}) => {
  const { product, variant } = await findVariant(request, "/matrassen", ({ sellable }) => sellable);
  await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
  await expect(page.getByText(/^Thuis tussen (ma|di|wo|do|vr) \d+( \w+)? en (ma|di|wo|do|vr) \d+ \w+$/)).toBeVisible();
  const claimed = await firstWith(request, "/matrassen", ({ claim }) => claim !== undefined);
  await openPage(page, `/p/${claimed.slug}`);
  const proof = page.getByRole("button", { name: `Waarom ‘${claimed.claim?.label}’?` });
  await proof.hover();
  await expect(page.getByRole("tooltip")).toHaveText(claimed.claim?.basis ?? "");
  if (claimed.slug !== product.slug)
    await expect(page.getByRole("heading", { name: "Eerder door u bekeken" })).toBeVisible();

  const { product: another } = await findVariant(request, "/kussens", ({ sellable }) => sellable);
  await openPage(page, `/p/${another.slug}`);
  const viewed = page.getByRole("region", { name: "Eerder door u bekeken" });
  await expect(viewed.getByRole("link", { name: claimed.name, exact: true })).toBeVisible();
  await check(page, "product with viewed products");
  await viewed.getByRole("button", { name: "Wis deze lijst" }).click();
  await expect(viewed).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("once its button is out of view a bar brings it back, and asks for what is missing", async ({
    page,
    request,
  }) => {
    const { product } = await findVariant(
      request,
      "/matrassen",
      ({ sellable, size, hardness }, all) =>
        sellable &&
        hardness !== undefined &&
        all.some((other) => other.size === size && other.hardness !== hardness) &&
        all.length > 3,
    );
    await openPage(page, `/p/${product.slug}`);
    const buttons = page.getByRole("button", { name: "In winkelwagen" });
    await expect(buttons).toHaveCount(1);
    await page.getByRole("heading", { name: "Vergelijkbaar" }).scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(2);
    await check(page, "product with its bar");
    await buttons.last().click();
    await expect(page.getByRole("group", { name: "Hardheid" }).getByText("Kies eerst een hardheid.")).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(buttons).toHaveCount(1);
  });

  for (const category of [
    "/matrassen",
    "/banken",
    "/bedtextiel/dekbedovertrekken",
    "/dekbedden",
    "/meubels/eetkamer/eettafels",
  ])
    test(`name, price, choice and button stand within one and a half screens: ${category} @long`, async ({
      page,
      request,
    }) => {
      const { product } = await findVariant(request, category, ({ sellable }, all) => sellable && all.length > 1);
      await openPage(page, `/p/${product.slug}`);
      await expect(page.getByRole("group", { name: "Maat" }).getByRole("radio", { checked: true })).toHaveCount(1);
      const button = await page.getByRole("button", { name: "In winkelwagen" }).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(1.5 * 844);
    });

  test("a listing filtered by a size leads to the size @long", async ({ page, request }) => {
    const common = /^140\s×\s200/;
    const { variant } = await findVariant(
      request,
      "/dekbedden",
      ({ sellable, size }, all) => sellable && all.length > 3 && common.test(size ?? ""),
    );
    await openPage(page, "/dekbedden");
    await page.getByRole("button", { name: /^Filter/ }).click();
    const drawer = page.getByRole("dialog");
    await drawer.locator("summary").filter({ hasText: "Eenpersoons" }).click();
    await drawer.getByText(common).first().click();
    await drawer.getByRole("button", { name: /^Toon/ }).click();
    await expect(page).toHaveURL(/size=/);
    await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/p\/.+\?size=/);
    await expect(optionOf(page, "Maat", variant.size ?? "")).toBeChecked();
  });

  test("a claim opens its proof in a drawer", async ({ page, request }) => {
    const { slug, claim } = await firstWith(request, "/matrassen", (product) => product.claim !== undefined);
    await openPage(page, `/p/${slug}`);
    await page.getByRole("button", { name: `Waarom ‘${claim?.label}’?` }).tap();
    await expect(page.getByRole("dialog")).toContainText(claim?.basis ?? "");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form chooses, and says what is not to be had; colours are links", async ({ page, request }) => {
    const missing = await withdrawCombination(request);
    await page.goto(`/p/${missing.product.slug}`);
    await optionOf(page, "Maat", missing.size).locator("xpath=..").click();
    await optionOf(page, "Hardheid", missing.hardness).locator("xpath=..").click();
    await page.getByRole("button", { name: "Toon deze keuze" }).click();
    await expect(page).toHaveURL(/\?size=.*&hardness=/);
    await expect(page.getByText(/ is er niet in .*\. Gekozen is nu /)).toBeVisible();
    await expect(optionOf(page, "Maat", missing.size)).toBeChecked();
    await page.getByText("Wettelijke garantie").click();
    await expect(page.getByText(/De wet geeft u garantie/)).toBeVisible();

    const towel = await firstWith(request, "/badtextiel/handdoeken", ({ colours }) => colours > 1);
    await page.goto(`/p/${towel.slug}`);
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("navigation", { name: "Kleur" }).locator("a:not([aria-current])").first().click();
    await expect(page).toHaveURL(/\?variant=\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(name ?? "");
  });
});
