import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { RecommendedSlider } from "./recommended-slider.tsx";

const product = (name: string) => ({
  __typename: "Product",
  id: name,
  slug: `${name}-03-0001`,
  name,
  subtitle: null,
  soldOut: false,
  rating: { __typename: "Rating", score: 0, count: 0 },
  price: {
    __typename: "ProductPrice",
    startingFrom: false,
    current: {
      __typename: "Price",
      withTax: { __typename: "Money", formatted: "€ 10" },
      original: null,
      lowestPrior30Days: null,
    },
  },
  images: [],
  badges: [],
  color: null,
  siblings: [],
  promotions: [],
  promotedPrice: null,
});
const responses = {
  LateRecommendations: { recommendations: [{ __typename: "Recommendation", product: product("Kussen") }] },
};
const question = { logic: "RELATED", references: ["03-2417"], first: 12 } as const;
type Products = ComponentProps<typeof RecommendedSlider>["products"];
const slider = (products: Products) => (
  <RecommendedSlider
    listId="related"
    heading="Past erbij"
    products={products}
    question={{ ...question, references: [...question.references] }}
  />
);

test("recommendations that were late for the page are loaded after it, with the page's variables", async () => {
  const { container, sent } = renderShop(slider(null), { responses });
  expect(container.textContent).toBe("");
  await screen.findByRole("link", { name: "Kussen" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Past erbij");
  expect(sent).toEqual([{ name: "LateRecommendations", variables: question }]);
});

test("those that came with the page are not loaded again, nor when there are none", () => {
  const { container, sent } = renderShop(slider([]), { responses });
  expect([container.textContent, sent]).toEqual(["", []]);
});

test("a recommender that fails the browser too leaves nothing behind", async () => {
  const { container, sent } = renderShop(slider(null), {
    responses: { LateRecommendations: { recommendations: null } },
  });
  await expect.poll(() => sent.length).toBe(1);
  expect(container.textContent).toBe("");
});
