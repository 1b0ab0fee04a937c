import { useQuery } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client/masking";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "#app/graphql/testing/render-shop.tsx";
import { MattressStory, MattressStoryFragment } from "./mattress-story.tsx";

const ProductQuery = testQuery("query Product { product { id ...MattressStory_product } }", MattressStoryFragment);

function Page() {
  const { data } = useQuery<{ product: FragmentType<typeof MattressStoryFragment> }>(ProductQuery);
  return data ? (
    <>
      <MattressStory product={data.product} />
      <p>loaded</p>
    </>
  ) : null;
}

const layer = (material: string, name: string, detail: string | null = null, heightCm: number | null = null) => ({
  __typename: "ProductLayer",
  material,
  name,
  detail,
  heightCm,
});

async function renderStory(layers: readonly object[]): Promise<void> {
  const height = {
    __typename: "Attribute",
    key: "coreHeight",
    values: [{ __typename: "AttributeValue", value: "25-cm" }],
  };
  const product = { __typename: "Product", id: "product:1", name: "Matras Drielaag", layers, attributes: [height] };
  renderShop(<Page />, { responses: { Product: { product } } });
  await screen.findByText("loaded");
}

test("a mattress shows its layers from top to bottom, with what each is for", async () => {
  await renderStory([
    layer("COVER", "Tijk", "polyester en viscose"),
    layer("MEMORY_FOAM", "Traagschuim", null, 4),
    layer("FOAM", "Koudschuim", "twee dichtheden", 3.5),
    layer("SPRINGS", "Pocketveren", "280 per m²"),
  ]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Drie lagen onder één tijk");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Opengewerkte tekening van matras Drielaag, van boven naar onder: tijk, traagschuim, koudschuim, pocketveren",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1Tijkpolyester en viscoseHoudt de lagen bij elkaar en voert vocht af.",
    "2Traagschuim4 cmWordt zacht waar u warm bent. In een koude kamer duurt het even.",
    "3Koudschuim, twee dichtheden3,5 cmVeert mee met elke beweging en vangt op wat erboven ligt.",
    "4Pocketveren280 per m²Elke veer zit in een eigen zakje: u merkt weinig van wie er naast u ligt.",
  ]);
});

test("one foam is a core, and a height that nobody gives is the rest of the mattress", async () => {
  await renderStory([layer("COVER", "Tijk"), layer("FOAM", "Koudschuim", "45 kilo per m³")]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Eén kern onder één tijk");
  const [, , width, height] = screen.getByRole("img").getAttribute("viewBox")!.split(" ").map(Number);
  expect([width! > 0, height]).toEqual([true, 25 * 9 + 96 + 12]);
});

test("what has no layers has no story", async () => {
  await renderStory([]);
  expect(screen.queryByRole("heading")).toBeNull();
});
