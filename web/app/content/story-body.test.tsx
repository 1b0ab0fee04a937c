import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderStory } from "./testing/render-story.tsx";

const recommended = (...names: string[]) =>
  names.map((name) => ({ __typename: "Recommendation", reason: null, product: cardData(name) }));
const slider = (headline: string, more: object) => ({
  __typename: "RecommendationSliderBlock",
  id: headline,
  headline,
  logic: "BESTSELLER",
  references: [],
  limit: null,
  recommendations: [],
  ...more,
});

async function shown(headline: string): Promise<(string | null)[]> {
  const heading = await screen.findByRole("heading", { name: headline, level: 2 });
  const section = heading.closest("section")!;
  return within(section)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
}

test("two sliders of one story show their own products", async () => {
  renderStory([
    slider("best", { recommendations: recommended("Dekbed Merel") }),
    slider("fitting", { recommendations: recommended("Matras Duin", "Bank Geul") }),
    { __typename: "ProductSliderBlock", id: "named", headline: "named", products: [cardData("Topper Dauw")] },
  ]);
  expect(await shown("best")).toEqual(["Dekbed Merel"]);
  expect(await shown("fitting")).toEqual(["Matras Duin", "Bank Geul"]);
  expect(await shown("named")).toEqual(["Topper Dauw"]);
});

test.each([
  [
    true,
    ["Hier staat een blok dat niet getoond wordt: countdown. De winkel kent dit blok niet. Bezoekers zien hier niets."],
  ],
  [false, []],
])("a block nobody knows is named in a preview (%s) and shows nothing elsewhere", async (isPreview, texts) => {
  const blocks = [
    { __typename: "UnknownBlock", id: "a", name: "countdown", reason: "De winkel kent dit blok niet." },
    { __typename: "QuoteBlock", id: "b", text: "Goed", source: null, anchor: null },
  ];
  renderStory(blocks, { isPreview });
  await screen.findByText(/Goed/);
  expect(screen.queryAllByText(/countdown/).map(({ textContent }) => textContent)).toEqual(texts);
});

test("a slider whose recommendations were late loads them as its block says", async () => {
  const { sent } = renderStory(
    [slider("Hierbij", { logic: "RELATED", references: ["03-2417"], limit: 3, recommendations: null })],
    { responses: { LateRecommendations: { recommendations: recommended("Topper Dauw") } } },
  );
  expect(await shown("Hierbij")).toEqual(["Topper Dauw"]);
  expect(sent.at(-1)).toEqual({
    name: "LateRecommendations",
    variables: { logic: "RELATED", references: ["03-2417"], first: 3 },
  });
});
