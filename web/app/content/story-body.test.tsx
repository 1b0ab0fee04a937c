import { useQuery } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { ProductCardFragment } from "../catalog/product-card.tsx";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop, testQuery } from "../graphql/testing/render-shop.tsx";
import { SiteContext } from "../locale/site.ts";
import { CategoryTileFragment } from "./blocks/category-tile.tsx";
import { ProductRowFragment } from "#app/catalog/product-row.tsx";
import { StoryBody, StoryBodyFragment } from "./story-body.tsx";

const StoryQuery = testQuery(
  `query Story { story(slug: "home") { id ...StoryBody_story } }`,
  StoryBodyFragment,
  ProductCardFragment,
  ProductRowFragment,
  CategoryTileFragment,
);

const slider = (block: string, ...names: string[]) => ({
  __typename: "StorySlider",
  block,
  recommendations: names.map((name) => ({ __typename: "Recommendation", reason: null, product: cardData(name) })),
});

function Story() {
  const { data } = useQuery(StoryQuery);
  return data ? <StoryBody story={(data as { story: never }).story} /> : null;
}

async function shown(headline: string): Promise<(string | null)[]> {
  const heading = await screen.findByRole("heading", { name: headline, level: 2 });
  const section = heading.closest("section")!;
  return within(section)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
}

test("two sliders of one story show their own products", async () => {
  const body = ["best", "fitting"].map((uid) => ({
    _uid: uid,
    component: "product_slider",
    headline: uid,
    logic: "BESTSELLER",
  }));
  const story = {
    __typename: "Story",
    id: "story",
    content: { component: "page", body },
    products: [],
    categories: [],
    sliders: [slider("best", "Dekbed Merel"), slider("fitting", "Matras Duin", "Bank Geul")],
  };
  const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
  renderShop(
    <SiteContext value={site}>
      <Story />
    </SiteContext>,
    { responses: { Story: { story } } },
  );
  expect(await shown("best")).toEqual(["Dekbed Merel"]);
  expect(await shown("fitting")).toEqual(["Matras Duin", "Bank Geul"]);
});

test("a slider leaves out what its story shows itself", async () => {
  const body = [{ _uid: "best", component: "product_slider", headline: "best", logic: "BESTSELLER" }];
  const named = { ...cardData("Nachtkastje Hoeve"), masterKey: "09-1101" };
  const story = {
    __typename: "Story",
    id: "story",
    content: { component: "page", body },
    products: [named],
    categories: [],
    sliders: [slider("best", "Nachtkastje Hoeve", "Dekbed Merel")],
  };
  renderShop(
    <SiteContext value={{ origin: "https://warmeland.example", shop: defaultShop, buildId: "test" }}>
      <Story />
    </SiteContext>,
    { responses: { Story: { story } } },
  );
  expect(await shown("best")).toEqual(["Dekbed Merel"]);
});

test.each([
  [true, ["Hier staat een blok dat de winkel niet kent: countdown. Bezoekers van een echte winkel zien hier niets."]],
  [false, []],
])(
  "a block nobody knows is named where the shop is tried out (%s) and shows nothing elsewhere",
  async (isDemo, texts) => {
    const body = [
      { _uid: "a", component: "countdown" },
      { _uid: "b", component: "quote", text: "Goed" },
    ];
    const story = {
      __typename: "Story",
      id: "story",
      content: { component: "page", body },
      products: [],
      categories: [],
      sliders: [],
    };
    const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test", isDemo };
    renderShop(
      <SiteContext value={site}>
        <Story />
      </SiteContext>,
      { responses: { Story: { story } } },
    );
    await screen.findByText(/Goed/);
    expect(screen.queryAllByText(/countdown/).map(({ textContent }) => textContent)).toEqual(texts);
  },
);

test("a slider whose recommendations were late loads them as its block says", async () => {
  const block = {
    _uid: "late",
    component: "product_slider",
    headline: "Hierbij",
    logic: "RELATED",
    references: ["03-2417"],
    limit: 3,
  };
  const story = {
    __typename: "Story",
    id: "story",
    content: { component: "page", body: [block] },
    products: [],
    categories: [],
    sliders: [{ __typename: "StorySlider", block: "late", recommendations: null }],
  };
  const site = { origin: "https://warmeland.example", shop: defaultShop, buildId: "test" };
  const { sent } = renderShop(
    <SiteContext value={site}>
      <Story />
    </SiteContext>,
    {
      responses: {
        Story: { story },
        LateRecommendations: { recommendations: slider("late", "Topper Dauw").recommendations },
      },
    },
  );
  expect(await shown("Hierbij")).toEqual(["Topper Dauw"]);
  expect(sent.at(-1)).toEqual({
    name: "LateRecommendations",
    variables: { logic: "RELATED", references: ["03-2417"], first: 3 },
  });
});
