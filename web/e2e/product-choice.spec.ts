import { expect } from "playwright/test";

import { findVariant, type CatalogueVariant } from "./records/catalogue.ts";
import { choose, optionOf } from "./records/variant-options.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const severalOf = (variants: CatalogueVariant[], dimension: "size" | "hardness") =>
  new Set(variants.map((variant) => variant[dimension])).size > 1;
/** Neither its size nor its hardness settles which variant it is. */
const hasChoice = (variant: CatalogueVariant, variants: CatalogueVariant[]) =>
  variant.sellable &&
  severalOf(
    variants.filter(({ hardness }) => hardness === variant.hardness),
    "size",
  ) &&
  severalOf(
    variants.filter(({ size }) => size === variant.size),
    "hardness",
  );

test("the size that is bought most is chosen; without a hardness nothing is added: the shop asks for it, and leads there", async ({
  page,
  request,
}) => {
  const { product, variant } = await findVariant(request, "/matrassen", hasChoice);
  const sizes = page.getByRole("group", { name: "Maat" });
  const hardnesses = page.getByRole("group", { name: "Hardheid" });
  await openPage(page, `/p/${product.slug}`);
  const operations = recordGraphqlRequests(page);

  await expect(sizes.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(hardnesses.getByRole("radio", { checked: true })).toHaveCount(0);
  const add = page.getByRole("button", { name: "In winkelwagen" });
  await add.click();
  await expect(page.getByRole("region", { name: "Meldingen" })).toContainText("Kies eerst een hardheid");
  await expect(hardnesses.getByText("Kies eerst een hardheid.")).toBeVisible();
  await expect(hardnesses.getByRole("radio").first()).toBeFocused();
  // a row of suggestions is asked for when the shopper comes near it
  const ofChoosing = () => operations.filter((operation) => operation !== "LateRecommendations");
  expect(ofChoosing()).toEqual([]);

  await choose(page, "Maat", variant.size ?? "");
  await choose(page, "Hardheid", variant.hardness ?? "");
  await expect(hardnesses.getByText("Kies eerst een hardheid.")).toBeHidden();
  await expect(page).toHaveURL(`/p/${product.slug}?variant=${variant.variantId}`);
  await add.click();
  await expect(page.getByRole("dialog", { name: /Winkelwagen/ })).toContainText(`${product.name} is toegevoegd`);
  expect(ofChoosing()).toEqual(["AddToBasket"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("choosing moves nothing under the finger", async ({ page, request }) => {
    const { product, variant } = await findVariant(request, "/matrassen", hasChoice);
    await openPage(page, `/p/${product.slug}`);
    await choose(page, "Maat", variant.size ?? "");
    await optionOf(page, "Hardheid", variant.hardness ?? "").scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await choose(page, "Hardheid", variant.hardness ?? "");
    await expect(page).toHaveURL(`/p/${product.slug}?variant=${variant.variantId}`);
    await expect(
      page.getByText("Op voorraad").or(page.getByText("Nog minder dan 5 beschikbaar")).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test("a link to a variant shows it chosen, with its price", async ({ page, request }) => {
  const { product, variants } = await findVariant(request, "/matrassen", hasChoice);
  const dearest = variants.reduce((high, variant) => (variant.cents > high.cents ? variant : high));
  await openPage(page, `/p/${product.slug}?variant=${dearest.variantId}`);
  await expect(optionOf(page, "Maat", dearest.size ?? "")).toBeChecked();
  await expect(optionOf(page, "Hardheid", dearest.hardness ?? "")).toBeChecked();
  await expect(page.getByRole("main").getByText(dearest.price, { exact: true }).first()).toBeVisible();
});

test("an old name with the right key leads on permanently and keeps the variant", async ({ page, request }) => {
  const { product, variant } = await findVariant(request, "/matrassen", hasChoice);
  const key = product.slug.split("-").slice(-2).join("-");
  const old = `/p/heette-vroeger-anders-${key}?variant=${variant.variantId}`;
  const response = await request.get(old, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe(`/p/${product.slug}?variant=${variant.variantId}`);
  await openPage(page, old);
  await expect(page).toHaveURL(`/p/${product.slug}?variant=${variant.variantId}`);
});

test("a sold-out variant says so and cannot be added, on screen or past it", async ({ page, request }) => {
  const { product, variant } = await findVariant(
    request,
    "/matrassen",
    ({ sellable }, _variants, { soldOut }) => !sellable && !soldOut,
  );
  await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
  await expect(page.getByRole("main").getByText("Nu uitverkocht", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Uitverkocht" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "In winkelwagen" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("group", { name: /^Aantal/ })).toHaveCount(0);
  const instead = page.getByRole("region", { name: "Vergelijkbaar, en wel leverbaar" });
  await expect(instead.getByRole("link")).toHaveCount(3);

  const query =
    "mutation ($input: AddToBasketInput!) { addToBasket(input: $input) { __typename ... on VariantNotAvailable { productName } } }";
  const response = await request.post("/graphql", {
    data: { query, variables: { input: { variantId: variant.variantId, quantity: 1 } } },
  });
  expect(await response.json()).toMatchObject({
    data: { addToBasket: { __typename: "VariantNotAvailable", productName: product.name } },
  });
});

test("the gallery opens, moves and closes by keyboard, and gives the focus back", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen", () => true);
  await openPage(page, `/p/${product.slug}`);
  const opener = page.getByRole("button", { name: /^Alle \d+ foto’s$/ });
  const count = Number(/\d+/.exec((await opener.textContent()) ?? "")?.[0]);
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: product.name });
  await expect(dialog.getByRole("status")).toHaveText(`1 van ${count}`);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toHaveText(`2 van ${count}`);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("status")).toHaveText(`${count} van ${count}`);
  await dialog.getByRole("button", { name: "Foto 2 tonen" }).focus();
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("status")).toHaveText(`2 van ${count}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the arrow keys move through sizes as through any group of radios", async ({ page, request }) => {
  const { product } = await findVariant(request, "/matrassen", hasChoice);
  await openPage(page, `/p/${product.slug}`);
  const sizes = page.getByRole("group", { name: "Maat" }).getByRole("radio");
  await sizes.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(sizes.nth(1)).toBeChecked();
  await expect(sizes.nth(1)).toBeFocused();
});
