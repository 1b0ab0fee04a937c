import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";

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
 * A plausible Dutch catalogue of any size, line by line in the canonical order. A larger number has the products of a smaller one, but for the last
 * master of the smaller one, which has only as many colours as were left.
 */
export function* generateCatalogue({ products, seed, reviews, orders }: GeneratorOptions): Generator<CatalogueLine> {
  yield* shopLines;
  yield* generateAttributes();
  yield* buildCategories();
  const sold = new SoldProducts();
  for (const { number, colourCount } of mastersInOrder(products, seed)) {
    const generated = generateMaster(seed, number);
    const colours = Object.entries(generated.master.colours).slice(0, colourCount);
    const master = { ...generated.master, colours: Object.fromEntries(colours) };
    for (const [letter, colour] of colours) {
      const product = generateProduct({ ...generated, master }, letter, colour);
      sold.add(product);
      yield product;
    }
  }
  yield* generateReviews(sold, reviews, seed);
  yield* generateOrders(sold, orders, seed);
}

/** Which masters it takes for so many products, in the order of their keys; each is made again when it is written, so that none has to be held. */
function mastersInOrder(products: number, seed: number): { number: number; key: string; colourCount: number }[] {
  const masters: { number: number; key: string; colourCount: number }[] = [];
  let left = products;
  for (let number = 0; left > 0 && number < mostMasters; number++) {
    const { key, colours } = generateMaster(seed, number).master;
    const colourCount = Math.min(Object.keys(colours).length, left);
    masters.push({ number, key, colourCount });
    left -= colourCount;
  }
  return masters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
