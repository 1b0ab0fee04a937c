import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { LinenStory, LinenStoryFragment } from "./linen-story.tsx";

const ProductQuery = testQuery("query Product { product { id ...LinenStory_product } }", LinenStoryFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof LinenStoryFragment> }>(ProductQuery);
  return data ? (
    <>
      <LinenStory product={data.product} />
      <p>loaded</p>
    </>
  ) : null;
}

const attribute = (key: string, ...values: [value: string, label: string][]) => ({
  __typename: "Attribute",
  key,
  label: key,
  values: values.map(([value, label]) => ({ __typename: "AttributeValue", value, label })),
});
const variant = (variantId: number, size: string, pieces: [string, string][]) => ({
  __typename: "Variant",
  id: `variant:${variantId}`,
  variantId,
  sellable: true,
  title: size,
  attributes: [attribute("size", [size, size])],
  packet: pieces.length > 0 ? [attribute("packet", ...pieces)] : [],
});
const pillow = (count: number): [string, string] => [
  `${count}-60-70`,
  `${count} ${count > 1 ? "slopen" : "sloop"}, 60 × 70 cm`,
];
const linen = {
  __typename: "Product",
  id: "product:1",
  name: "Dekbedovertrek Linde, salie",
  usualSize: "240x220",
  attributes: [
    attribute("fabric", ["linnen", "Linnen"]),
    attribute("careSymbols", ["wash-60", "Wassen op 60 graden"], ["line-dry", "Aan de lijn drogen"]),
  ],
  variants: {
    __typename: "VariantConnection",
    edges: [
      variant(1, "140x200", [["1-a", "1 overtrek, 140 × 200 cm"], pillow(1)]),
      variant(2, "240x220", [["1-b", "1 overtrek, 240 × 220 cm"], pillow(2)]),
    ].map((node) => ({ __typename: "VariantEdge", node })),
  },
};

async function show(product: object, at = "/p/dekbedovertrek-linde-06-1101") {
  renderShop(<Page />, { responses: { Product: { product } }, at });
  await screen.findByText("loaded");
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

test("linen says what is in the packet of the chosen size, what it is woven of, and every symbol in words", async () => {
  const care = ["60Wassen op 60 graden", "Aan de lijn drogen"];
  expect(await show(linen)).toEqual(["1 overtrek, 240 × 220 cm", "2 slopen, 60 × 70 cm", ...care]);
  expect(screen.getByRole("heading", { name: "In het pakket van dekbedovertrek Linde" })).toBeTruthy();
  expect(screen.getByText(/Geweven van vlas/)).toBeTruthy();
  cleanup();
  expect(await show(linen, "/p/dekbedovertrek-linde-06-1101?variant=1")).toEqual([
    "1 overtrek, 140 × 200 cm",
    "1 sloop, 60 × 70 cm",
    ...care,
  ]);
});

test("what has no packet begins with its care; what has no symbols has no story", async () => {
  const node = { ...variant(1, "50x100", []) };
  const towel = { ...linen, variants: { ...linen.variants, edges: [{ __typename: "VariantEdge", node }] } };
  await show(towel);
  expect(screen.getByRole("heading", { name: "Zo wast u het" })).toBeTruthy();
  cleanup();
  expect(await show({ ...linen, attributes: [] })).toEqual([]);
});
