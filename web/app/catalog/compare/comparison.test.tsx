import { screen, within } from "@testing-library/react";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { beforeEach, expect, test } from "vitest";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";
import { renderShop } from "#app/graphql/testing/render-shop.tsx";
import { SiteContext } from "#app/locale/site.ts";
import { CompareButton } from "./compare-button.tsx";
import { ComparePlace } from "./compare-place.tsx";
import type { ComparedProductData } from "./compared-product.ts";
import { comparedIn, toggleCompared } from "./compared-products.ts";
import { Comparison } from "./comparison.tsx";
import { storedComparison } from "./stored-comparison.ts";

beforeEach(() => localStorage.clear());

interface Details {
  readonly path?: string;
  readonly fitKind?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly layers?: readonly string[];
}

function compared(productId: number, variants: Parameters<typeof productData>[1], details: Details = {}) {
  const { path = "/matrassen", fitKind = "mattress", attributes = {}, layers = [] } = details;
  return {
    ...productData(productId, variants, { name: `Matras ${productId}` }),
    images: [],
    breadcrumbs: [{ value: "Matrassen", to: path }],
    passport: { care: "Op 60 graden" },
    layers: layers.map((name) => ({ name, detail: null, heightCm: 3.5 })),
    attributes: Object.entries({ fitKind, ...attributes }).map(([key, value]) => ({
      key,
      label: key,
      values: [{ label: value, value }],
    })),
  } as unknown as ComparedProductData;
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
const show = (products: ComparedProductData[], size?: string) =>
  renderShop(
    <SiteContext value={{ origin: "https://shop.example", shop: defaultShop, buildId: "" }}>
      <Comparison label="Matrassen" products={products} size={size} returnDays={100} />
    </SiteContext>,
  );

test("what differs is marked, what is equal is not, and what one does not say is said to be unsaid", async () => {
  show([
    compared(1, [variantData(1, "90x200", { hardness: "soft" })], {
      attributes: { coreHeight: "22 cm", madeIn: "Nederland", vegan: "Ja" },
      layers: ["Tijk", "Koudschuim"],
    }),
    compared(2, [variantData(2, "90x200", { hardness: "firm" })], {
      attributes: { coreHeight: "20 cm", madeIn: "Nederland" },
      layers: ["Tijk", "Latex"],
    }),
  ]);
  expect(cellsOf(/^coreHeight verschilt/)).toEqual(["22 cm", "20 cm"]);
  expect(cellsOf(/^madeIn Nederland/)).toEqual(["Nederland", "Nederland"]);
  expect(cellsOf(/^vegan verschilt/)).toEqual(["Ja", "–"]);
  expect(screen.getByLabelText("niet opgegeven")).toBeTruthy();
  expect(cellsOf(/^Hardheid verschilt/)).toEqual(["Zacht", "Stevig"]);
  expect(cellsOf(/^Opbouw verschilt/)).toEqual(["Tijk, 3,5 cm\nKoudschuim, 3,5 cm", "Tijk, 3,5 cm\nLatex, 3,5 cm"]);
  expect(cellsOf(/^Proberen 100 dagen/)).toEqual(["100 dagen, gratis retour", "100 dagen, gratis retour"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Liggen",
    "Maten",
    "Materiaal en herkomst",
    "Kopen",
  ]);
});

test("in a size only that size counts: its price, its hardnesses, when it comes", () => {
  const day = { min: 3, max: 5, unit: "DAY" } as const;
  const week = { min: 4, max: 6, unit: "WEEK" } as const;
  const product = compared(1, [
    variantData(1, "90x200", { hardness: "soft", cents: 30_000, delivery: day }),
    variantData(2, "90x200", { hardness: "firm", cents: 32_000, delivery: day }),
    variantData(3, "180x200", { hardness: "firm", cents: 60_000, delivery: week }),
  ]);
  const { unmount } = show([product, product]);
  expect(screen.getAllByText("De levertijd hangt af van uw keuze.")).toHaveLength(2);
  unmount();
  show([product, product], "180x200");
  expect(screen.getAllByText("€ 600")).toHaveLength(2);
  expect(cellsOf(/^Hardheid Stevig/)).toEqual(["Stevig", "Stevig"]);
  expect(screen.queryByText("De levertijd hangt af van uw keuze.")).toBeNull();
  expect(screen.getAllByRole("link", { name: "Bekijk Matras 1" })[0]!.getAttribute("href")).toContain("size=180x200");
});

test("of products of different kinds comes first what all of them have", () => {
  show([
    compared(1, [variantData(1, "90x200")], { attributes: { coreHeight: "22 cm", madeIn: "Nederland" } }),
    compared(2, [variantData(2, "198x90x84")], {
      path: "/banken",
      fitKind: "seat",
      attributes: { upholstery: "Linnen", madeIn: "Polen" },
    }),
  ]);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Wat ze gemeen hebben",
    "Wat niet voor alle geldt",
  ]);
  const labels = screen.getAllByRole("rowheader").map((header) => header.textContent?.replace("≠verschilt", ""));
  expect(labels.indexOf("madeIn")).toBeLessThan(labels.indexOf("coreHeight"));
  expect(labels.indexOf("Garantie")).toBeLessThan(labels.indexOf("upholstery"));
});

test("a product that is taken off leaves the address and the choice", () => {
  toggleCompared({ productId: 1, name: "Matras 1", image: "" });
  show([compared(1, [variantData(1, "90x200")]), compared(2, [variantData(2, "90x200")])]);
  const cross = screen.getByRole("link", { name: "Haal Matras 1 uit de vergelijking" });
  expect(cross.getAttribute("href")).toBe("/vergelijken?producten=2");
  cross.click();
  expect(storedComparison.get()).toBe("");
});

test("the button of a product chooses and lets go; a fifth is refused with the way to the four", async () => {
  const { user, sent } = renderShop(
    <>
      <CompareButton product={{ productId: 5, name: "Matras 5", images: [{ url: "/5.webp" }] }} />
      <ComparePlace />
    </>,
  );
  const button = await screen.findByRole("button", { name: "Vergelijk Matras 5" });
  await user.click(button);
  expect(await screen.findByText("Kies er nog één")).toBeTruthy();
  expect(button.getAttribute("aria-pressed")).toBe("true");
  await user.click(button);
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
  expect(screen.queryByRole("region", { name: "Gekozen om te vergelijken" })).toBeNull();
  for (const productId of [1, 2, 3, 4]) toggleCompared({ productId, name: `Matras ${productId}`, image: "" });
  await user.click(button);
  expect(
    await screen.findByText("U vergelijkt er al vier. Haal er eerst een weg, dan past Matras 5 erbij."),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Vergelijk 4 van 4" }).getAttribute("href")).toBe(
    "/vergelijken?producten=1,2,3,4",
  );
  expect(comparedIn(storedComparison.get())).toHaveLength(4);
  expect(sent).toEqual([]);
});
