import type { CatalogueLine } from "#upstreams/catalogue/catalogue-line.ts";

import { buildCategories } from "../builder/build-categories.ts";
import { shopLines } from "../source/shops.ts";
import { generateAttributes } from "./generate-attributes.ts";
import { generateMaster, mostMasters } from "./generate-master.ts";
import { generateOrders } from "./generate-orders.ts";
import { generateProduct } from "./generate-product.ts";
import { generateReviews } from "./generate-reviews.ts";
import { SoldProducts } from "./sold-products.ts";

export interface GeneratorOptions {
  products: number;
  /** A whole number; the same one makes the same catalogue. */
  seed: number;
  reviews: number;
  orders: number;
}

/**
 * A plausible Dutch catalogue of any size, line by line. Products of a smaller number are the first ones of a larger number, but for the last master,
 * which has only as many colours as are left.
 */
export function* generateCatalogue({ products, seed, reviews, orders }: GeneratorOptions): Generator<CatalogueLine> {
  yield* shopLines;
  yield* generateAttributes();
  yield* buildCategories();
  const sold = new SoldProducts();
  let left = products;
  for (let number = 0; left > 0 && number < mostMasters; number++) {
    const generated = generateMaster(seed, number);
    const colours = Object.entries(generated.master.colours).slice(0, left);
    const master = { ...generated.master, colours: Object.fromEntries(colours) };
    for (const [letter, colour] of colours) {
      const product = generateProduct({ ...generated, master }, letter, colour);
      sold.add(product);
      yield product;
    }
    left -= colours.length;
  }
  yield* generateReviews(sold, reviews, seed);
  yield* generateOrders(sold, orders, seed);
}
