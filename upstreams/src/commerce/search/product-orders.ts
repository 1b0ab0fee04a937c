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

const mostRemembered = 64;

/** All products of a shop in an asked order, sorted once and remembered until stock or prices move. */
export class ProductOrders {
  private readonly snapshot: CatalogueSnapshot;
  private readonly scores: Readonly<Record<string, Score>>;
  private readonly lasting = new Map<string, Int32Array>();
  private readonly changing = new Map<string, Int32Array>();

  constructor(snapshot: CatalogueSnapshot, offers: ProductOffers) {
    this.snapshot = snapshot;
    this.scores = scoresOf(snapshot, offers);
  }

  /** Product indexes; criteria with an unknown key are left out, none at all means newest id first. */
  sorted(criteria: readonly SortCriterion[]): Int32Array {
    const known = criteria.flatMap(({ key, direction }) => {
      const score = Object.hasOwn(this.scores, key) ? this.scores[key] : undefined;
      return score ? [{ key, score, sign: direction === "asc" ? 1 : -1 }] : [];
    });
    const memory = known.some(({ score }) => score.changes) ? this.changing : this.lasting;
    const name = known.map(({ key, sign }) => `${key}${sign}`).join(",");
    const remembered = memory.get(name);
    if (remembered) return remembered;
    const columns = known.map(({ score, sign }) => Float64Array.from(this.snapshot.products, (_, index) => score.of(index) * sign));
    const order = Int32Array.from(this.snapshot.products.keys()).sort((first, second) => compare(columns, first, second));
    if (memory.size >= mostRemembered) memory.clear();
    memory.set(name, order);
    return order;
  }

  /** Forgets what depends on stock or prices. */
  forgetChanging(): void {
    this.changing.clear();
  }
}

function compare(columns: readonly Float64Array[], first: number, second: number): number {
  for (const column of columns) {
    const difference = (column[first] ?? 0) - (column[second] ?? 0);
    if (difference !== 0) return difference;
  }
  return second - first;
}

// The smart keys of SCAYLE, computed from what this catalogue knows; each puts the best first when sorted descending.
function scoresOf(snapshot: CatalogueSnapshot, offers: ProductOffers): Readonly<Record<string, Score>> {
  const sold: Score = { of: (index) => snapshot.product(index).soldRecently, changes: false };
  const firstLive: Score = { of: (index) => snapshot.product(index).firstLiveAt, changes: false };
  const price: Score = { of: (index) => offers.lowestCents(index), changes: true };
  const reduction: Score = { of: (index) => offers.reductionBasisPoints(index), changes: true };
  return {
    price,
    new: firstLive,
    reduction,
    "scayle:v1:topseller": sold,
    "scayle:v1:recently-popular": sold,
    "scayle:v1:trending": sold,
    "scayle:v1:balanced-offerings": sold,
    "scayle:v1:new-arrivals": firstLive,
    "scayle:v1:sales-push": reduction,
    "scayle:v1:luxury-promotion": price,
    "scayle:v1:stock-coverage": { of: (index) => offers.sellableVariants(index), changes: true },
    "scayle:v1:inventory-optimization": { of: (index) => offers.sellableVariants(index), changes: true },
    "scayle:v1:revenue-max": { of: (index) => snapshot.product(index).soldRecently * offers.lowestCents(index), changes: true },
  };
}
