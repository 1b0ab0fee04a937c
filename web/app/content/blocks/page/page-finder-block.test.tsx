import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderStory } from "#app/content/testing/render-story.tsx";

const page = (title: string, words: string, href: string | null) => ({
  __typename: "FindablePage",
  key: title,
  title,
  text: null,
  words,
  href,
});
const finder = {
  __typename: "PageFinderBlock",
  id: "finder",
  headline: null,
  label: "Waar gaat uw vraag over?",
  groups: [
    {
      __typename: "PageGroup",
      key: "a",
      title: "Bestellen",
      pages: [page("Betalen", "ideal achteraf", "/service/betalen"), page("Weg", "ideal", "javascript:alert(1)")],
    },
    {
      __typename: "PageGroup",
      key: "b",
      title: "Terug",
      pages: [page("Retourneren", "geld terug", "/service/retourneren")],
    },
  ],
};

const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });

test("a page is found by the words people use, its group and what they have typed so far", async () => {
  renderStory([finder]);
  await screen.findByRole("searchbox", { name: "Waar gaat uw vraag over?" });
  expect(names()).toEqual(["Betalen", "Retourneren"]);
  type("Ideäl");
  expect(names()).toEqual(["Betalen"]);
  expect(screen.getByRole("status").textContent).toBe("1 pagina gevonden");
  type("geld ter");
  expect(names()).toEqual(["Retourneren"]);
  expect(screen.queryByRole("heading", { name: "Bestellen" })).toBeNull();
});

test("what no page answers is searched in the whole shop", async () => {
  renderStory([finder]);
  await screen.findByRole("searchbox");
  type("kameel");
  expect(names()).toEqual([]);
  const everywhere = screen.getByRole("link", { name: "Zoek ‘kameel’ in de hele winkel" });
  expect(everywhere.getAttribute("href")).toBe("/zoeken?term=kameel");
});
