import { useQuery } from "@apollo/client/react";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderShop, testQuery } from "../graphql/testing/render-shop.tsx";
import { StoryRichTextFragment } from "./blocks/text/story-rich-text.ts";
import { CategoryAdvice, CategoryIntroduction, CategoryStoryFragment } from "./category-story.tsx";

const StoryQuery = testQuery(
  `query Story { story(slug: "banken") { id ...CategoryStory_story } }`,
  CategoryStoryFragment,
  StoryRichTextFragment,
);

const rich = (id: string, headline: string | null, text: string) => ({
  __typename: "RichTextBlock",
  id,
  headline,
  anchor: null,
  richText: {
    __typename: "StoryRichText",
    document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
  },
});
const blocks = [
  rich("a", null, "Gaat u zitten of liggen?"),
  { __typename: "QuoteBlock", id: "b", text: "Wie zit, die zit.", source: null, anchor: null },
  rich("c", "Meten", "Meet de deur."),
];

function Story() {
  const { data } = useQuery(StoryQuery);
  const story = data ? (data as { story: never }).story : null;
  return (
    <>
      <CategoryIntroduction story={story} />
      <hr />
      <CategoryAdvice story={story} />
    </>
  );
}

const open = (shown: unknown) =>
  renderShop(<Story />, {
    responses: { Story: { story: shown && { __typename: "Story", id: "banken", blocks: shown } } },
  });

test("the first text stands above the products, the others below them under their headings, and other blocks nowhere", async () => {
  open(blocks);
  const introduction = await screen.findByText("Gaat u zitten of liggen?");
  const advice = screen.getByText("Meet de deur.");
  const products = screen.getByRole("separator");
  expect(introduction.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(products.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("heading", { name: "Meten", level: 2 })).toBeDefined();
  expect(screen.queryByText("Wie zit, die zit.")).toBeNull();
});

test("a button shows the rest of an introduction, and hides it again", async () => {
  open(blocks);
  const button = await screen.findByRole("button", { name: "Lees verder", expanded: false });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole("button", { name: "Minder lezen", expanded: true }));
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test("a category without a story shows none, nor does one whose story has no text", () => {
  open(null);
  expect(screen.queryByRole("button")).toBeNull();
  open([blocks[1]]);
  expect(screen.queryByRole("button")).toBeNull();
});
