/** Paths of the Dutch shop. `routes.ts` builds the route table from them, components link by them. */
export const paths = {
  home: "/",
  basket: "/winkelwagen",
  wishlist: "/verlanglijst",
  search: "/zoeken",
  sale: "/sale",
  newest: "/nieuw",
  inspiration: "/ontdekken",
  advice: "/adviseur",
  guestSignUp: "/gastaanmelding",
  signIn: "/inloggen",
  signUp: "/registreren",
  forgotPassword: "/wachtwoord-vergeten",
  account: "/account",
  accountUser: "/account/gebruiker",
  accountOrders: "/account/bestellingen",
  accountOrder: (id: string) => `/account/bestellingen/${encodeURIComponent(id)}`,
  accountSleepers: "/account/slaapgegevens",
  orderLookUp: "/service/bestelling-volgen",
  withdraw: "/service/herroepen",
  accountDeleted: "/account-verwijderd",
  checkout: "/afrekenen",
  success: "/succes",
  /** Where a message to the shop goes when no script sends it. */
  contactMessage: "/service/contact/bericht",
  formNotSent: "/formulier-niet-verstuurd",
  compare: "/vergelijken",
  hardness: "/adviseur/hardheid",
  planner: "/adviseur/kamerplanner",
  plannedRoom: (id: string) => `/adviseur/kamerplanner/${encodeURIComponent(id)}`,
  delivery: "/service/hulp/levering-verzending",
  measuring: "/service/hulp/opmeten",
  terms: "/service/algemene-voorwaarden",
  privacy: "/service/privacyverklaring",
  sentEvents: "/privacy/logboek",
  /** With the variant it opens with, or the size and the colour, by the number of the product. */
  product: (slug: string, variantId?: number, size?: string, productId?: number) => {
    const open = [size && `size=${encodeURIComponent(size)}`, productId && `product=${productId}`].filter(Boolean);
    const query = variantId === undefined ? open.join("&") : `variant=${variantId}`;
    return `/p/${slug}${query ? `?${query}` : ""}`;
  },
  sharedWishlist: (token: string) => `/verlanglijst/gedeeld/${encodeURIComponent(token)}`,
  paymentReturn: (returnKey: string) => `/betaling/terug/${encodeURIComponent(returnKey)}`,
} as const;

/** Where the footer of every page says how to reach customer service. */
export const serviceAnchor = "klantenservice";

/** What was typed into a content page's own search field, in its query. */
export const finderParameter = "zoek";

/** The postcode that a store is wanted near, in the query of a page that finds stores. */
export const postcodeParameter = "postcode";
