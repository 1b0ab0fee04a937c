import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { DimensionStory, DimensionStoryFragment } from "./dimension-story.tsx";
import { drawingKind } from "./drawing-kind.ts";

const ProductQuery = testQuery("query Product { product { id ...DimensionStory_product } }", DimensionStoryFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof DimensionStoryFragment> }>(ProductQuery);
  return data ? (
    <>
      <DimensionStory product={data.product} />
      <p>loaded</p>
    </>
  ) : null;
}

const attribute = (key: string, value: string) => ({
  __typename: "Attribute",
  key,
  values: [{ __typename: "AttributeValue", value }],
});
const variant = (variantId: number, width: number) => ({
  __typename: "Variant",
  id: `variant:${variantId}`,
  variantId,
  title: `${width} × 90 × 84 cm`,
  attributes: [
    {
      __typename: "Attribute",
      key: "size",
      values: [{ __typename: "AttributeValue", value: `${width}x90x84`, label: `${width} × 90 × 84 cm` }],
    },
  ],
  measures: [attribute("width", String(width)), attribute("depth", "90"), attribute("height", "84")],
});
const sofa = {
  __typename: "Product",
  id: "product:1",
  slug: "bank-amstel-08-1101",
  name: "Bank Amstel, salie",
  usualSize: "218x90x84",
  attributes: [attribute("version", "3-zits"), attribute("shape", "recht"), attribute("upholstery", "geweven-stof")],
  variants: {
    __typename: "VariantConnection",
    edges: [variant(1, 198), variant(2, 218)].map((node) => ({ __typename: "VariantEdge", node })),
  },
};

async function show(product: object, at = "/p/bank-amstel-08-1101") {
  renderShop(<Page />, { responses: { Product: { product } }, at });
  await screen.findByText("loaded");
}

test("a sofa is drawn in the size that the address names, and each size leads to itself", async () => {
  await show(sofa, "/p/bank-amstel-08-1101?variant=2");
  expect(screen.getByRole("heading", { name: "Past bank Amstel in uw kamer?" })).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Maattekening: 218 cm breed, 90 cm diep en 84 cm hoog",
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Compact, 198\u00a0cm\u00a0breed", "/p/bank-amstel-08-1101?variant=1", null],
      ["Ruim, 218\u00a0cm\u00a0breed", "/p/bank-amstel-08-1101?variant=2", "true"],
    ],
  );
});

test("without a variant in the address it is drawn in the size of the address, else in the one that is bought most", async () => {
  await show(sofa);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("218 cm breed");
  cleanup();
  await show(sofa, "/p/bank-amstel-08-1101?size=198x90x84");
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("198 cm breed");
});

test("what has no three measures, or no true drawing, has no story", async () => {
  const flat = { ...variant(1, 90), measures: [attribute("width", "90")] };
  await show({ ...sofa, variants: { ...sofa.variants, edges: [{ __typename: "VariantEdge", node: flat }] } });
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  [{ shape: "hoek", version: "5-zits" }, "corner"],
  [{ version: "fauteuil", upholstery: "leer" }, "seat"],
  [{ version: "2-deuren-en-3-laden", woodType: "eiken" }, "cabinet"],
  [{ woodType: "eiken", shape: "rechthoekig" }, "table"],
  [{ woodType: "eiken", shape: "rond" }, undefined],
  [{ version: "zonder-armleuning", woodType: "eiken", upholstery: "stof" }, undefined],
  [{}, undefined],
])("%j is drawn as %s", (traits, kind) => {
  expect(drawingKind(new Map(Object.entries(traits)))).toBe(kind);
});
