import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";

import { masters } from "../source/masters.ts";
import { shopLines } from "../source/shops.ts";
import { buildAttributes } from "./build-attributes.ts";
import { buildCategories } from "./build-categories.ts";
import { buildOrders } from "./build-orders.ts";
import { buildProduct } from "./build-product.ts";
import { buildReviews } from "./build-reviews.ts";
import { withTopReview } from "./top-review.ts";

/** Every line of the built-in catalogue in the order the format asks for: shops, attributes, categories, products, reviews, orders. */
export function buildCatalogue(): CatalogueLine[] {
  const unrated = masters.flatMap((master) =>
    Object.entries(master.colours).map(([letter, colour]) => buildProduct(master, letter, colour)),
  );
  const reviews = buildReviews(unrated);
  const products = withTopReview(unrated, reviews);
  return [
    ...shopLines,
    ...buildAttributes(masters, products),
    ...buildCategories(),
    ...products,
    ...reviews,
    ...buildOrders(products),
  ];
}
