interface Offered {
  readonly popular?: readonly string[];
  readonly pages?: readonly { readonly name: string; readonly path: string }[];
  readonly categories?: readonly string[];
  readonly products?: readonly string[];
  /** By place in `products`. */
  readonly variantIds?: readonly number[];
  readonly didYouMean?: string;
}

/** Suggestions as the gateway sends them. */
export function suggestionsData({
  popular = [],
  pages = [],
  categories = [],
  products = [],
  variantIds = [],
  didYouMean,
}: Offered) {
  return {
    searchSuggestions: {
      __typename: "SearchSuggestions",
      popular,
      pages: pages.map((page) => ({ __typename: "SuggestedPage", ...page })),
      didYouMean: didYouMean ?? null,
      categories: categories.map((name) => ({
        __typename: "CategorySuggestion",
        label: name,
        path: `/${name.toLowerCase()}`,
        narrowed: false,
        category: { __typename: "Category", id: `category-${name}`, productCount: 12 },
      })),
      products: products.map(productData),
      variantIds: products.map((_name, place) => variantIds[place] ?? null),
    },
  };
}

/** Products as the flyout shows them. */
export function suggestedProducts(names: readonly string[]) {
  return names.map(productData);
}

function productData(name: string) {
  return {
    __typename: "Product",
    id: `product-${name.toLowerCase().replaceAll(" ", "-")}`,
    slug: `${name.toLowerCase().replaceAll(" ", "-")}-03-1001`,
    name,
    subtitle: null,
    soldOut: false,
    price: {
      __typename: "ProductPrice",
      startingFrom: true,
      current: {
        __typename: "Price",
        withTax: { __typename: "Money", formatted: "€ 399,-" },
        original: null,
        lowestPrior30Days: null,
      },
    },
    images: [{ __typename: "Image", url: "/images/matras-01.webp", alt: name, width: 1200, height: 900 }],
    badges: [],
  };
}
