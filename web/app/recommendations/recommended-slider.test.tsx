import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { cardData } from "../catalog/testing/card-data.ts";
import { renderShop } from "../graphql/testing/render-shop.tsx";
import { RecommendedSlider } from "./recommended-slider.tsx";

const responses = {
  LateRecommendations: {
    recommendations: [
      { __typename: "Recommendation", reason: "goes_with", product: cardData("Kussen") },
      { __typename: "Recommendation", reason: "similar", product: cardData("Dekbed") },
    ],
  },
};
const question = { logic: "RELATED", references: ["03-2417"], first: 12 } as const;
type Props = ComponentProps<typeof RecommendedSlider>;
const slider = (recommendations: Props["recommendations"], only?: Props["only"]) => (
  <RecommendedSlider
    listId="related"
    heading="Past erbij"
    recommendations={recommendations}
    only={only}
    question={{ ...question, references: [...question.references] }}
  />
);

test("recommendations that were late for the page are loaded after it, with the page's variables", async () => {
  const { container, sent } = renderShop(slider(null), { responses });
  expect(screen.getByRole("region", { name: "Past erbij" }).getAttribute("aria-busy")).toBe("true");
  expect(container.querySelectorAll("li")).toHaveLength(4);
  await screen.findByRole("link", { name: "Kussen" });
  expect(screen.getByRole("region", { name: "Past erbij" }).getAttribute("aria-busy")).toBeNull();
  expect(sent).toEqual([{ name: "LateRecommendations", variables: question }]);
});

test("what goes with a product and what is like it are two sliders of one response", async () => {
  renderShop(
    <>
      {slider(null, "complement")}
      {slider(null, "similar")}
    </>,
    { responses },
  );
  await screen.findByRole("link", { name: "Kussen" });
  const [complement, similar] = screen.getAllByRole("region");
  expect(
    [complement, similar].map((each) =>
      within(each!)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([["Kussen"], ["Dekbed"]]);
});

test("those that came with the page are not loaded again, nor when there are none", () => {
  const { container, sent } = renderShop(slider([]), { responses });
  expect([container.textContent, sent]).toEqual(["", []]);
});

test("a recommender that fails the browser too leaves nothing behind", async () => {
  const { container, sent } = renderShop(slider(null), {
    responses: { LateRecommendations: { recommendations: null } },
  });
  await expect.poll(() => container.textContent).toBe("");
  expect(sent).toHaveLength(1);
});
