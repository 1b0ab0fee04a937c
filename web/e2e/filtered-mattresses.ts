import type { APIRequestContext, Page } from "playwright/test";

export const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });
export const chips = (page: Page) => page.getByRole("list", { name: "Gekozen filters" }).getByRole("link");
export const status = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ product(en)?$/ });

/** Opens the sizes of beds of one family, which stand closed until one of them is chosen. */
export const openSizes = (page: Page, family: string) =>
  panel(page).locator("summary").filter({ hasText: family }).click();

interface FilterValue {
  key: string;
  name: string;
  productCount: number;
}

interface Choice {
  filters?: { slug: string; values: string[] }[];
  price?: { minCents?: number; maxCents?: number };
}

const query = `query ($filters: [FilterInput!], $price: PriceRangeInput) {
  category(path: "/matrassen") {
    listing(first: 1, filters: $filters, price: $price) {
      totalCount
      priceRange { minCents maxCents }
      filters { slug values { key name productCount } }
      quickFilters { slug count }
    }
  }
}`;

/** What the graph says of the listing under a choice, as any API client reads it. */
export async function listing(request: APIRequestContext, variables: Choice = {}) {
  const response = await request.post("/graphql", { data: { query, variables } });
  const { data } = (await response.json()) as {
    data: {
      category: {
        listing: {
          totalCount: number;
          priceRange: { minCents: number; maxCents: number };
          filters: { slug: string; values: FilterValue[] }[];
          quickFilters: { slug: string; count: number }[];
        };
      };
    };
  };
  return data.category.listing;
}

/** A value of a filter of the mattresses, by the name that shoppers read. */
export async function valueOf(request: APIRequestContext, slug: string, name: string): Promise<FilterValue> {
  const { filters } = await listing(request);
  const value = filters
    .find((filter) => filter.slug === slug)
    ?.values.find((candidate) => candidate.name.replaceAll("\u00a0", " ") === name);
  if (!value) throw new Error(`Mattresses have no ${name}.`);
  return value;
}
