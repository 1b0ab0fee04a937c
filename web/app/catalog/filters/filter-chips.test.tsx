import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { chosenFilters, chosenTerm } from "./chosen-filters.ts";
import { FilterChips, listingStatusId } from "./filter-chips.tsx";
import { offer } from "#app/catalog/testing/listing-data.ts";
import { renderListing } from "#app/catalog/testing/render-listing.tsx";
import { useDescribeBounds } from "./use-describe-bounds.ts";
import { useListingAddress } from "#app/catalog/listing/use-listing-address.ts";

function Chips({ scope = "category" }: { readonly scope?: "category" | "search" }) {
  const address = useListingAddress(scope);
  const describe = useDescribeBounds();
  return (
    <>
      <p id={listingStatusId} tabIndex={-1}>
        3 producten
      </p>
      <FilterChips
        chosen={[...chosenTerm(address, describe), ...chosenFilters(address.chosen, offer, describe)]}
        address={address}
      />
    </>
  );
}

const chips = () => screen.queryAllByRole("link").map((link) => link.textContent);
const focused = () => document.activeElement?.textContent;

test("every choice is a chip with its own words, the price last", () => {
  renderListing(<Chips />, { at: "/matrassen?hardness=12&vegan=41&sale=true&minPrice=25000&maxPrice=90000" });
  expect(chips()).toEqual(["Sale", "Gemiddeld", "Vegan", "€\u00a0250,- tot €\u00a0900,-", "Wis alle filters"]);
  expect(screen.getByRole("link", { name: "Verwijder filter Vegan" }).getAttribute("href")).toBe(
    "/matrassen?hardness=12&sale=true&minPrice=25000&maxPrice=90000",
  );
});

test("a bound the prices exclude shows where it ends up", () => {
  renderListing(<Chips />, { at: "/matrassen?maxPrice=999900" });
  expect(chips()).toEqual(["tot €\u00a01.299,-", "Wis alle filters"]);
});

test("a chip takes its choice back and gives the focus to its neighbour, the last one to the number of products", async () => {
  const { user, path } = renderListing(<Chips />, { at: "/matrassen?hardness=11,12&sort=price-asc&page=3" });
  await user.click(screen.getByRole("link", { name: "Verwijder filter Zacht" }));
  await expect.poll(path).toBe("/matrassen?hardness=12&sort=price-asc");
  expect(focused()).toBe("Gemiddeld");
  await user.click(screen.getByRole("link", { name: "Verwijder filter Gemiddeld" }));
  await expect.poll(path).toBe("/matrassen?sort=price-asc");
  expect(focused()).toBe("3 producten");
});

test("a term that narrows a category down is a chip, and goes with the rest; that of a search is what it is of", async () => {
  const { user, path } = renderListing(<Chips />, { at: "/matrassen?term=dauw%20%3Cb%3E&hardness=12&page=2" });
  expect(chips()).toEqual(["‘dauw <b>’", "Gemiddeld", "Wis alle filters"]);
  expect(screen.getByRole("link", { name: "Wis alle filters" }).getAttribute("href")).toBe("/matrassen");
  await user.click(screen.getByRole("link", { name: "Verwijder filter ‘dauw <b>’" }));
  await expect.poll(path).toBe("/matrassen?hardness=12");
});

test("a search keeps its term whatever is cleared", () => {
  renderListing(<Chips scope="search" />, { at: "/zoeken?term=dauw&hardness=12&sort=price-asc" });
  expect(chips()).toEqual(["Gemiddeld", "Wis alle filters"]);
  expect(screen.getByRole("link", { name: "Wis alle filters" }).getAttribute("href")).toBe("/zoeken?term=dauw");
});

test("clearing everything leads to the category's path", async () => {
  const { user, path } = renderListing(<Chips />, { at: "/matrassen?hardness=11,12&sort=price-asc&page=3" });
  await user.click(screen.getByRole("link", { name: "Wis alle filters" }));
  await expect.poll(path).toBe("/matrassen");
  expect(focused()).toBe("3 producten");
});
