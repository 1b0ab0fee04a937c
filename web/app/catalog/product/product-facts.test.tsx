import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { ProductFacts, ProductFactsFragment } from "./product-facts.tsx";
import { productData, variantData } from "#app/catalog/testing/product-data.ts";

const ProductQuery = testQuery("query Product { product { id ...ProductFacts_product } }", ProductFactsFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof ProductFactsFragment> }>(ProductQuery);
  return data ? <ProductFacts product={data.product} /> : null;
}

const attribute = (key: string, label: string, value: string) => ({
  __typename: "Attribute",
  key,
  label,
  values: [{ __typename: "AttributeValue", label: value }],
});
const attributes = [
  attribute("shippingType", "Verzending", "Pakketdienst"),
  attribute("season", "Seizoen", "zomer"),
  attribute("vegan", "Vegan", "ja"),
  attribute("color", "Kleur", "zand"),
  attribute("cover", "Tijk", "Katoen"),
  attribute("masterReviewsCount", "Aantal beoordelingen", "3"),
  attribute("bestseller", "Bestseller", "ja"),
];
const variants = [
  variantData(1, "90 × 200 cm", { hardness: "soft" }),
  variantData(2, "140 × 200 cm", { hardness: "soft" }),
];

const rowsAt = async (address: string) => {
  renderShop(<Page />, {
    responses: { Product: { product: { ...productData(1, variants), attributes } } },
    at: address,
  });
  await screen.findByText("Merk");
  return screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
};

test("properties stand in the shop's order, badges and scores elsewhere, and unknown ones last", async () => {
  expect(await rowsAt("/p/x")).toEqual([
    "Merk: Duinhof",
    "Maat: 90 × 200 cm, 140 × 200 cm",
    "Tijk: Katoen",
    "Hardheid: Zacht",
    "Kleur: Zand",
    "Vegan: Ja",
    "Verzending: Pakketdienst",
    "Seizoen: Zomer",
    "Artikelnummer: 03-0001",
  ]);
});

test("the variant of the address has its own size", async () => {
  const rows = await rowsAt("/p/x?variant=2");
  expect(rows).toContain("Maat: 140 × 200 cm");
  expect(rows).toContain("Artikelnummer: 03-0001-2");
});
