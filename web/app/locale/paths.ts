/** Paths of the Dutch shop. `routes.ts` builds the route table from them, components link by them. */
export const paths = {
  home: "/",
  basket: "/winkelwagen",
  wishlist: "/verlanglijst",
  search: "/zoeken",
  sale: "/sale",
  newest: "/nieuw",
  advice: "/adviseur",
  signIn: "/inloggen",
  account: "/account",
  orderLookUp: "/service/bestelling-volgen",
  withdraw: "/service/herroepen",
  terms: "/service/algemene-voorwaarden",
  privacy: "/service/privacyverklaring",
  /** With the variant it opens with, or the size and the colour, by the number of the product. */
  product: (slug: string, variantId?: number, size?: string, productId?: number) => {
    const open = [size && `size=${encodeURIComponent(size)}`, productId && `product=${productId}`].filter(Boolean);
    const query = variantId === undefined ? open.join("&") : `variant=${variantId}`;
    return `/p/${slug}${query ? `?${query}` : ""}`;
  },
} as const;

/** Where the footer of every page says how to reach customer service. */
export const serviceAnchor = "klantenservice";

/** What was typed into a content page's own search field, in its query. */
export const finderParameter = "zoek";

/** The postcode that a store is wanted near, in the query of a page that finds stores. */
export const postcodeParameter = "postcode";
