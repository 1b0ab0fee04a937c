interface Entry {
  readonly name: string;
  readonly under?: readonly Entry[];
}

/** Items of the main menu as the gateway sends them. */
export function navigationData(entries: readonly Entry[], parent = ""): object[] {
  return entries.map(({ name, under = [] }) => {
    const href = `${parent}/${name.toLowerCase()}`;
    return {
      __typename: "NavigationItem",
      id: `item:${href}`,
      name,
      href,
      highlight: name === "Sale",
      category: { __typename: "Category", id: `category:${href}`, path: href },
      children: navigationData(under, href),
    };
  });
}

/** What a category's menu loads: two sizes, one of them sold out of products, a sale, nothing new, and an editor's panel. */
export const categoryMenu = {
  category: {
    __typename: "Category",
    id: "category:/matrassen",
    listing: {
      __typename: "ProductListing",
      totalCount: 52,
      filters: [
        {
          __typename: "Filter",
          slug: "size",
          values: [
            { __typename: "FilterValue", name: "90 x 200 cm", key: "7", productCount: 40 },
            { __typename: "FilterValue", name: "70 x 150 cm", key: "8", productCount: 0 },
          ],
        },
      ],
      quickFilters: [
        { __typename: "Filter", slug: "sale", count: 3 },
        { __typename: "Filter", slug: "isNew", count: 0 },
      ],
    },
  },
  story: {
    __typename: "Story",
    id: "story:menu",
    blocks: [
      {
        __typename: "ShopMenuBlock",
        id: "block:menu",
        panels: [
          {
            __typename: "StoryMenuPanel",
            category: { __typename: "Category", id: "category:/matrassen", path: "/matrassen" },
            image: null,
            products: [],
            links: [{ __typename: "StoryLink", key: "a", label: "Contact", href: "/service/contact", style: "TEXT" }],
          },
        ],
      },
    ],
  },
};
