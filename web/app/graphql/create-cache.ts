import { InMemoryCache } from "@apollo/client";
import { possibleTypes } from "./generated/possible-types.ts";

/** Parts without an id of their own belong to the object that holds them; screens select different fields of them. */
const parts = [
  "ProductPrice",
  "Price",
  "Money",
  "Stock",
  "DeliveryTime",
  "Rating",
  "BasketCost",
  "BasketItemPrice",
  "Readiness",
  "ShopContact",
  "OrderPayment",
  "Withdrawal",
];

/** Pages of one choice stand beside each other, whatever version of the catalogue they were read from. */
const listing = { keyArgs: ["sort", "filters", "price", "first", "page", "after"] };

/** The normalised cache of a tab. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: { fields: { basket: { merge: true } } },
      // The newest list is the whole list.
      Basket: { fields: { items: { merge: false }, packages: { merge: false }, deliveryOptions: { merge: false } } },
      Checkout: { fields: { vouchers: { merge: false }, codePromotions: { merge: false } } },
      Wishlist: { fields: { items: { merge: false } } },
      Category: { fields: { listing } },
      // One term's, merged from page to page.
      SearchResult: { keyFields: false, merge: true, fields: { listing } },
      ...Object.fromEntries(parts.map((name) => [name, { keyFields: false, merge: true }])),
    },
  });
}
