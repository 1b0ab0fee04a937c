import { screen, within } from "@testing-library/react";
import { shopByCode } from "@warmeland/schema/rules/shops.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { FilterPanel } from "./filter-panel.tsx";
import type { ListingOffer } from "./listing-offer.ts";
import { type ListingParameters, listingParameters, listingSearch } from "#app/catalog/listing/listing-parameters.ts";
import { categoryFilter, filterValue, listingFilter, offer } from "#app/catalog/testing/listing-data.ts";
import { renderListing } from "#app/catalog/testing/render-listing.tsx";
import { SiteContext } from "#app/locale/site.ts";

function Panel({ search, shown = offer }: { readonly search: string; readonly shown?: ListingOffer }) {
  const [parameters, setParameters] = useState<ListingParameters>(() => listingParameters(new URLSearchParams(search)));
  return (
    <>
      <FilterPanel offer={shown} parameters={parameters} onChange={setParameters} idPrefix="panel" />
      <output>{listingSearch(parameters)}</output>
    </>
  );
}

const hrefInMattresses = (parameters: ListingParameters) => `/matrassen${listingSearch(parameters)}`;
const search = () => screen.getByRole("status", { hidden: true }).textContent;
const group = (name: string) => screen.getByRole("group", { name, hidden: true });
const groups = () =>
  screen.getAllByText(/^(Hardheid|Maat|Prijs|Kleur|Kenmerken|Merk|Poolhoogte)$/).map((summary) => summary.textContent);
const isOpen = (name: string) => group(name).closest("details")?.open;

test("groups stand in the shop's order, the price third, yes-or-no filters together; the first five are open", () => {
  renderListing(<Panel search="" />);
  expect(groups()).toEqual(["Hardheid", "Maat", "Prijs", "Kleur", "Kenmerken", "Merk", "Poolhoogte"]);
  expect(["Hardheid", "Maat", "Prijs", "Kleur", "Kenmerken"].map(isOpen)).toEqual([true, true, true, true, true]);
  expect(isOpen("Merk")).toBe(false);
  expect(within(group("Kenmerken")).getByRole("checkbox", { name: /^Vegan/ })).toBeTruthy();
});

test("a search has its categories first, of which one at a time is chosen and taken back", async () => {
  const { user } = renderListing(
    <Panel search="hardness=12" shown={{ ...offer, filters: [categoryFilter, ...offer.filters] }} />,
  );
  expect(document.querySelector("summary")?.textContent).toBe("Categorie");
  await user.click(screen.getByRole("radio", { name: /^Slapen/ }));
  expect(search()).toBe("?category=71&hardness=12");
  await user.click(screen.getByRole("radio", { name: /^Dekbedden/ }));
  expect(search()).toBe("?category=72&hardness=12");
  expect(screen.queryByRole("radio", { name: /^Kussens/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Wis filter Categorie" }));
  expect(search()).toBe("?hardness=12");
});

test("an attribute of the catalogue's own is a filter like the others", async () => {
  const { user } = renderListing(<Panel search="brand=51&sale=true" />);
  await user.click(screen.getByRole("checkbox", { name: /^4 cm/, hidden: true }));
  expect(search()).toBe("?brand=51&sale=true&pileHeight=61");
  await user.click(screen.getByRole("button", { name: "Wis filter Poolhoogte" }));
  expect(search()).toBe("?brand=51&sale=true");
});

test("a group with a choice is open, wherever it stands", () => {
  renderListing(<Panel search="brand=51" />);
  expect(isOpen("Merk")).toBe(true);
});

test("ticks become parameters in one order, and are taken back", async () => {
  const { user } = renderListing(<Panel search="page=3" />);
  await user.click(screen.getByRole("checkbox", { name: /^Gemiddeld/ }));
  await user.click(screen.getByRole("checkbox", { name: /^90 × 200/ }));
  await user.click(screen.getByRole("checkbox", { name: /^80 × 200/ }));
  await user.click(screen.getByRole("checkbox", { name: /^zand/ }));
  expect(search()).toBe("?color=31&size=20,21&hardness=12");
  await user.click(screen.getByRole("checkbox", { name: /^90 × 200/ }));
  expect(search()).toBe("?color=31&size=20&hardness=12");
});

test("what is chosen in a group is taken back at once, and the rest stays; its heading takes the focus", async () => {
  const { user } = renderListing(
    <Panel search="size=20,21,23&hardness=12&vegan=41&metalFree=42&maxPrice=90000&page=2" />,
  );
  const clear = (name: string) => user.click(screen.getByRole("button", { name: `Wis filter ${name}` }));
  expect(screen.queryByRole("button", { name: "Wis filter Kleur" })).toBeNull();
  await clear("Maat");
  expect(search()).toBe("?hardness=12&vegan=41&metalFree=42&maxPrice=90000");
  expect(document.activeElement?.textContent).toBe("Maat");
  expect(screen.queryByRole("button", { name: "Wis filter Maat" })).toBeNull();
  await clear("Kenmerken");
  expect(search()).toBe("?hardness=12&maxPrice=90000");
  await clear("Prijs");
  expect(search()).toBe("?hardness=12");
});

test("on a page a group is cleared by a link, for those without JavaScript", () => {
  const parameters = listingParameters(new URLSearchParams("size=20,21&hardness=12&sort=price-asc"));
  renderListing(
    <FilterPanel
      offer={offer}
      parameters={parameters}
      onChange={() => undefined}
      href={hrefInMattresses}
      idPrefix="panel"
    />,
  );
  expect(screen.getByRole("link", { name: "Wis filter Maat" }).getAttribute("href")).toBe(
    "/matrassen?hardness=12&sort=price-asc",
  );
});

test("what would show nothing is left out, unless it is chosen; a grade stays and is disabled", async () => {
  const { user } = renderListing(<Panel search="hardness=13" />);
  expect(screen.queryByRole("checkbox", { name: /^120 × 200/, hidden: true })).toBeNull();
  const firm = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Stevig/ });
  expect(firm.disabled).toBe(false);
  await user.click(firm);
  expect(search()).toBe("");
  expect(firm.disabled).toBe(true);
});

const brands = ["Duinhof", "Heideschaap", "Kleurhof", "Nestpad", "Stadszit", "Veerpont", "Weverij"];
const withBrands = (names: readonly string[]): ListingOffer => ({
  ...offer,
  filters: [
    listingFilter(
      "brand",
      "Merk",
      names.map((name, index) => filterValue(`9${index}`, name, 20 - index)),
    ),
  ],
});

test("of many values the five most frequent show, the rest behind their number", async () => {
  const { user } = renderListing(<Panel search="" shown={withBrands(brands)} />);
  const more = screen.getByText("Toon alle 7 merken");
  expect(more.closest("details")?.open).toBe(false);
  expect(screen.getByRole("checkbox", { name: /^Weverij/, hidden: true }).closest("details")).toBe(
    more.closest("details"),
  );
  await user.click(more);
  expect(more.closest("details")?.open).toBe(true);
});

test("of more than fifteen values one is found by its name, without scripts' form being sent", async () => {
  const many = [...brands, ...Array.from({ length: 9 }, (_, index) => `Merk ${index}`)];
  const { user } = renderListing(<Panel search="" shown={withBrands(many)} />);
  await user.type(screen.getByRole("searchbox", { name: "Zoek in deze lijst" }), "wever{Enter}");
  expect(within(group("Merk")).getAllByRole("checkbox")).toHaveLength(1);
  await user.click(screen.getByRole("checkbox", { name: /^Weverij/ }));
  expect(search()).toBe("?brand=96");
  await user.type(screen.getByRole("searchbox", { name: "Zoek in deze lijst" }), "xx");
  expect(within(group("Merk")).getByText("Niets gevonden. Probeer een ander woord.")).toBeTruthy();
});

test("sizes of beds stand in families, of which that with a choice is open", async () => {
  renderListing(<Panel search="size=21" />);
  const family = (name: string) => within(group("Maat")).getByText(name).closest("details");
  expect(family("Eenpersoons")?.open).toBe(true);
  expect(family("Tweepersoons")?.open).toBe(false);
  expect(family("Eenpersoons")?.textContent).toMatch(/2 maten.*80 × 200 cm.*90 × 200 cm/);
  expect(within(group("Maat")).queryByText("Twijfelaar")).toBeNull();
});

test("a family is ticked whole and taken back, and the kinds of beds are not said once more", async () => {
  const kinds = listingFilter("shopSize", "Formaat", [
    filterValue("81", "Eenpersoons"),
    filterValue("82", "Twijfelaar"),
  ]);
  const { user } = renderListing(
    <Panel search="hardness=12" shown={{ ...offer, filters: [...offer.filters, kinds] }} />,
  );
  expect(screen.queryByText("Formaat")).toBeNull();
  const [single] = within(group("Maat")).getAllByRole("checkbox", { name: "Alle maten", hidden: true });
  await user.click(single!);
  expect(search()).toBe("?size=20,21&hardness=12");
  await user.click(screen.getByRole("checkbox", { name: /^80 × 200/ }));
  expect(single).toHaveProperty("checked", false);
  await user.click(single!);
  await user.click(single!);
  expect(search()).toBe("?hardness=12");
});

test.each([
  ["", null],
  ["?cover=91", "Stof"],
])("with %j a group without a value that leaves something shows as %j", (address, shown) => {
  const cover = listingFilter("cover", "Stof", [filterValue("91", "Linnen", 0), filterValue("92", "Wol", 0)]);
  renderListing(<Panel search={address} shown={{ ...offer, filters: [cover, ...offer.filters] }} />);
  expect(screen.queryByText("Stof")?.textContent ?? null).toBe(shown);
});

test("kinds of beds are offered where sizes are of other things too", () => {
  const sizes = listingFilter("size", "Maat", [filterValue("20", "90 × 200 cm"), filterValue("21", "Voetenbank")]);
  const kinds = listingFilter("shopSize", "Formaat", [filterValue("81", "Eenpersoons")]);
  renderListing(<Panel search="" shown={{ ...offer, filters: [sizes, kinds] }} />);
  expect(screen.getByText("Formaat")).toBeTruthy();
});

test.each([
  ["Hoogste prijs", "500", "?maxPrice=50000", "500"],
  ["Hoogste prijs", "€ 1.000,-", "?maxPrice=100000", "1.000"],
  ["Hoogste prijs", "99999", "", "1.299"],
  ["Laagste prijs", "5", "", "199"],
  ["Laagste prijs", "250,95", "?minPrice=25000", "250"],
  ["Laagste prijs", "9999", "?minPrice=129900", "1.299"],
  ["Laagste prijs", "duur", "", "199"],
])("%s %s is %s and shows %s once it is left", async (name, typed, expected, shown) => {
  const { user } = renderListing(<Panel search="" />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name });
  await user.clear(field);
  await user.type(field, typed);
  expect(search()).toBe("");
  await user.tab();
  expect(search()).toBe(expected);
  expect(field.value).toBe(shown);
});

test("a Swiss price is in francs, with a point before its hundredths", async () => {
  const { user } = renderListing(
    <SiteContext value={{ origin: "http://localhost", shop: shopByCode("ch-fr")!, buildId: "" }}>
      <Panel search="" />
    </SiteContext>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Laagste prijs" });
  expect(screen.getAllByText("CHF")).toHaveLength(2);
  await user.clear(field);
  await user.type(field, "1'250.95{Enter}");
  expect(search()).toBe("?minPrice=125000");
  expect(field.value).toBe("1'250");
});

test("bounds of an address show within those there are", () => {
  renderListing(<Panel search="minPrice=100&maxPrice=999900" />);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Laagste prijs" }).value).toBe("199");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Hoogste prijs" }).value).toBe("1.299");
});

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const width = {
  __typename: "Filter" as const,
  slug: "width",
  name: "Breedte",
  type: "RANGE" as const,
  values: [filterValue("42-315", "Breedte", 30)],
};

test("a measure is a range of centimetres with two ends, each taken back by itself or both at once", async () => {
  const { user } = renderListing(
    <Panel search="brand=51&page=2" shown={{ ...offer, filters: [width, ...offer.filters] }} />,
  );
  expect([field("Breedte vanaf, in cm").placeholder, field("Breedte tot en met, in cm").placeholder]).toEqual([
    "42",
    "315",
  ]);
  await user.type(field("Breedte vanaf, in cm"), "80{Enter}");
  expect(search()).toBe("?brand=51&minWidth=80");
  await user.type(field("Breedte tot en met, in cm"), "120 cm");
  await user.tab();
  expect(search()).toBe("?brand=51&minWidth=80&maxWidth=120");
  await user.clear(field("Breedte vanaf, in cm"));
  await user.tab();
  expect(search()).toBe("?brand=51&maxWidth=120");
  await user.click(screen.getByRole("button", { name: "Wis filter Breedte" }));
  expect(search()).toBe("?brand=51");
});
