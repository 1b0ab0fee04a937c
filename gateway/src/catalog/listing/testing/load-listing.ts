import type { TestGateway } from "#gateway/testing/test-gateway.ts";

export interface LoadedListing {
  readonly totalCount: number;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly price: { readonly current: { readonly withTax: { readonly cents: number } } };
    };
  }[];
  readonly filters: readonly {
    readonly slug: string;
    readonly count: number;
    readonly values: readonly { readonly key: string; readonly productCount: number; readonly selected: boolean }[];
  }[];
  readonly quickFilters: readonly { readonly slug: string; readonly count: number }[];
  readonly ignoredFilters: readonly {
    readonly slug: string;
    readonly values: readonly string[];
    readonly reason: string;
  }[];
  readonly priceRange: { readonly minCents: number; readonly maxCents: number };
}

export interface ListingResponse {
  readonly category: { readonly listing: LoadedListing };
}

/** Mattresses, with everything a listing says about itself. */
export const listingDocument = `query Listing($first: Int! = 24, $after: String, $page: Int, $sort: ProductSort! = TOPSELLER, $filters: [FilterInput!], $price: PriceRangeInput, $version: String) {
  category(path: "/matrassen") {
    listing(first: $first, after: $after, page: $page, sort: $sort, filters: $filters, price: $price, version: $version) {
      version
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { cursor node { id price { current { withTax { cents } } } } }
      filters { slug count values { key productCount selected } }
      quickFilters { slug count }
      priceRange { minCents maxCents }
      ignoredFilters { slug values reason }
    }
  }
}`;

/** The mattresses that `variables` ask for, of a response without errors. */
export async function loadListing(
  gateway: TestGateway,
  variables: Record<string, unknown> = {},
): Promise<LoadedListing> {
  const response = await gateway.send<ListingResponse>(listingDocument, { variables });
  if (response.errors.length > 0) throw new Error(`The listing has errors: ${JSON.stringify(response.errors)}`);
  return response.data.category.listing;
}

export const idsOf = (listing: LoadedListing): string[] => listing.edges.map(({ node }) => node.id);

export const centsOf = (listing: LoadedListing): number[] =>
  listing.edges.map(({ node }) => node.price.current.withTax.cents);
