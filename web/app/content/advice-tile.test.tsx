import { useQuery } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "../graphql/testing/render-shop.tsx";
import { AdviceTile, AdviceTileFragment } from "./advice-tile.tsx";
import { StoryLinkFragment } from "./story-link.ts";

const StoryQuery = testQuery(
  `query Story { story(slug: "matrassen") { id ...AdviceTile_story } }`,
  AdviceTileFragment,
  StoryLinkFragment,
);

const block = (id: string, href: string) => ({
  __typename: "ActionBlock",
  id,
  headline: `Twijfelt u? (${id})`,
  text: "Drie vragen.",
  links: [{ __typename: "StoryLink", key: "1", label: "Start", href, style: "BUTTON" }],
  image: null,
});
const quote = { __typename: "QuoteBlock", id: "q" };

function Tile() {
  const { data } = useQuery(StoryQuery);
  return data ? <AdviceTile story={(data as { story: never }).story} className="col-span-full" /> : null;
}

const open = (blocks: readonly object[]) =>
  renderShop(<Tile />, { responses: { Story: { story: { __typename: "Story", id: "matrassen", blocks } } } });

test("the first action block of a category's story is a row with its headline, text and link", async () => {
  open([quote, block("a", "/adviseur/hardheid"), block("b", "/banken")]);
  const tile = await screen.findByRole("listitem");
  expect(within(tile).getByRole("heading", { level: 2 }).textContent).toBe("Twijfelt u? (a)");
  expect(within(tile).getByRole("link", { name: "Start" }).getAttribute("href")).toBe("/adviseur/hardheid");
  expect(tile.className).toContain("col-span-full");
});

test.each([[[quote]], [[block("a", "javascript:alert(1)")]]])(
  "a story without one that leads somewhere has no row: %j",
  (blocks) => {
    open(blocks);
    expect(screen.queryByRole("listitem")).toBeNull();
  },
);
