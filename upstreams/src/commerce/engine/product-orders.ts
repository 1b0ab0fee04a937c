import type { SortingKey } from "#upstreams/catalogue/sorting-keys.ts";
import type { CatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { ProductOffers } from "../snapshot/product-offers.ts";

/** One criterion of an order; equal products follow by the next criterion, at last by id, newest first. */
export interface SortCriterion {
  key: string;
  direction: "asc" | "desc";
}

interface Score {
  of(index: number): number;
  /** Whether it moves with stock and prices, or stays as long as the snapshot. */
  changes: boolean;
}

/** All products of a shop in one order. */
interface ProductOrder {
  products: Int32Array;
  /** The place of a product in `products`, by product index. */
  ranks: Int32Array;
}

const mostRemembered = 64;

/** Puts products in a requested order; the order of the whole shop is worked out once and remembered until stock or prices move. */
export class ProductOrders {
  private readonly snapshot: CatalogueSnapshot;
  private readonly scores: Readonly<Record<string, Score>>;
  private readonly lasting = new Map<string, ProductOrder>();
  private readonly changing = new Map<string, ProductOrder>();

  constructor(snapshot: CatalogueSnapshot, offers: ProductOffers) {
    this.snapshot = snapshot;
    this.scores = scoresOf(snapshot, offers);
  }

  /** Some products in order; criteria with an unknown key are left out, none at all means newest id first. */
  sort(products: Int32Array, criteria: readonly SortCriterion[]): Int32Array {
    const order = this.order(criteria);
    // Numbers without a comparison function are sorted natively, ten times as fast.
    return products
      .map((index) => order.ranks[index]!)
      .sort()
      .map((rank) => order.products[rank]!);
  }

  /** Forgets what depends on stock or prices. */
  forgetChanging(): void {
    this.changing.clear();
  }

  private order(criteria: readonly SortCriterion[]): ProductOrder {
    const sortable = criteria.flatMap(({ key, direction }) => {
      const score = Object.hasOwn(this.scores, key) ? this.scores[key] : undefined;
      return score ? [{ key, score, sign: direction === "asc" ? 1 : -1 }] : [];
    });
    const cache = sortable.some(({ score }) => score.changes) ? this.changing : this.lasting;
    const name = sortable.map(({ key, sign }) => `${key}${sign}`).join(",");
    const cached = cache.get(name);
    if (cached) return cached;
    const order = this.arrange(sortable);
    if (cache.size >= mostRemembered) cache.clear();
    cache.set(name, order);
    return order;
  }

  // The last criterion first: each next one keeps the order of what it finds equal.
  private arrange(criteria: readonly { score: Score; sign: number }[]): ProductOrder {
    let products: Int32Array = Int32Array.from(this.snapshot.products.keys()).reverse();
    for (const { score, sign } of criteria.toReversed()) {
      products = sortedBy(
        products,
        Float64Array.from(products, (index) => score.of(index) * sign),
      );
    }
    const ranks = new Int32Array(products.length);
    for (const [rank, index] of products.entries()) ranks[index] = rank;
    return { products, ranks };
  }
}

// Place of the score and place of the product in one number, again to be sorted natively; below 2^53 for millions of products.
function sortedBy(products: Int32Array, scores: Float64Array): Int32Array {
  const places = new Map<number, number>();
  for (const score of scores.toSorted()) if (!places.has(score)) places.set(score, places.size);
  const size = products.length;
  const keys = scores.map((score, position) => (places.get(score) ?? 0) * size + position);
  return Int32Array.from(keys.sort(), (key) => products[key % size]!);
}

// The smart keys of SCAYLE, computed from what this catalogue knows; each puts the best first when sorted descending.
function scoresOf(snapshot: CatalogueSnapshot, offers: ProductOffers): Readonly<Record<string, Score>> {
  const { columns } = snapshot;
  const sold: Score = { of: (index) => columns.soldRecently[index] ?? 0, changes: false };
  const firstLive: Score = { of: (index) => columns.firstLiveAt[index] ?? 0, changes: false };
  const price: Score = { of: (index) => offers.lowestCents(index), changes: true };
  const reduction: Score = { of: (index) => offers.reductionBasisPoints(index), changes: true };
  const sellable: Score = { of: (index) => offers.sellableVariants(index), changes: true };
  const smart: Readonly<Record<SortingKey, Score>> = {
    topseller: sold,
    "recently-popular": sold,
    trending: sold,
    "balanced-offerings": sold,
    "new-arrivals": firstLive,
    "sales-push": reduction,
    "luxury-promotion": price,
    "stock-coverage": sellable,
    "inventory-optimization": sellable,
    "revenue-max": { of: (index) => sold.of(index) * price.of(index), changes: true },
  };
  const prefixed = Object.entries(smart).map(([key, score]) => [`scayle:v1:${key}`, score] as const);
  return { price, new: firstLive, reduction, ...Object.fromEntries(prefixed) };
}
