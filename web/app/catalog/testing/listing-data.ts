import type { FilterValue, ListingFilter, ListingOffer } from "#app/catalog/filters/listing-offer.ts";

/** Data as the gateway sends it, with ids for Apollo's cache. */
function typed<const Name extends string, Data extends object>(name: Name, data: Data) {
  return { __typename: name, ...data };
}

/** A value of a filter; its key is what the address says. */
export function filterValue(key: string, name: string, productCount = 3, value: string | null = null): FilterValue {
  return typed("FilterValue", { key, name, value, productCount });
}

/** A filter of attribute values. */
export function listingFilter(slug: string, name: string, values: FilterValue[]): ListingFilter {
  return typed("Filter", { slug, name, type: "ATTRIBUTES" as const, values });
}

const sizes = ["80", "90", "120", "140", "160", "180"].map((width, index) =>
  filterValue(`2${index}`, `${width} × 200 cm`, index === 2 ? 0 : 9 - index),
);

/** The categories of a search, of which one is chosen at a time. */
export const categoryFilter: ListingFilter = typed("Filter", {
  slug: "category",
  name: "Categorie",
  type: "IDENTIFIER" as const,
  values: [filterValue("71", "Slapen", 9), filterValue("72", "Dekbedden", 6), filterValue("73", "Kussens", 0)],
});

/** What mattresses can be filtered by: grades, six sizes of which one is empty, colours, two marks, a brand. */
export const offer: ListingOffer = typed("ProductListing", {
  filters: [
    listingFilter("hardness", "Hardheid", [
      filterValue("11", "Zacht", 4, "soft"),
      filterValue("12", "Gemiddeld", 7, "medium"),
      filterValue("13", "Stevig", 0, "firm"),
    ]),
    listingFilter("size", "Maat", sizes),
    listingFilter("color", "Kleur", [filterValue("31", "zand", 5, "#e0cfae")]),
    listingFilter("vegan", "Vegan", [filterValue("41", "Ja", 2, "true")]),
    listingFilter("metalFree", "Metaalvrij", [filterValue("42", "Ja", 1, "true")]),
    listingFilter("brand", "Merk", [filterValue("51", "Duinhof", 8)]),
    listingFilter("pileHeight", "Poolhoogte", [filterValue("61", "4 cm", 8)]),
  ],
  quickFilters: [typed("Filter", { slug: "sale", name: "Sale", count: 6 })],
  priceRange: typed("PriceRange", { minCents: 19_950, maxCents: 129_900 }),
  sortOptions: [
    typed("SortOption", { value: "TOPSELLER", queryValue: "topseller", visible: true }),
    typed("SortOption", { value: "PRICE_ASC", queryValue: "price-asc", visible: true }),
    typed("SortOption", { value: "DATE_NEWEST", queryValue: "date-newest", visible: false }),
  ],
  ignoredFilters: [],
});
