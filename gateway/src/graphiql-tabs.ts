/** One example of the API explorer. */
export interface ExampleTab {
  readonly query: string;
  /** Variables as JSON text; left out when the document takes none. */
  readonly variables?: string;
}

const listing = `# A category page: cards, filters and orders in one question.
query Listing($path: String!) {
  category(path: $path) {
    name
    breadcrumbs { value to }
    listing(first: 4, sort: PRICE_ASC) {
      totalCount
      priceRange { minCents maxCents }
      sortOptions { name queryValue visible }
      filters { slug name values { id name productCount } }
      pageInfo { hasNextPage endCursor }
      edges { node { name slug subtitle soldOut price { startingFrom current { withTax { formatted } } } images { url alt } badges { label color } } }
    }
  }
}
`;

/** Examples that run against the built-in catalogue, opened in the explorer and executed by a test. */
export const exampleTabs: readonly ExampleTab[] = [{ query: listing, variables: `{ "path": "/slapen/matrassen" }` }];
