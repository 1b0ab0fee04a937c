import type { QueryGroup } from "./query-group.ts";
import type { WordScores } from "./word-scores.ts";

const leastWeight = 0.3;

/** What a group of a query is worth, and how well products have it. */
export class GroupScores {
  readonly group: QueryGroup;
  // of the group, which is written in several shapes: read for every product, these are several times as fast
  readonly isSize: boolean;
  readonly decide: QueryGroup["decide"];
  /** How much the group weighs: rare words more than common ones (BM25's inverse document frequency). */
  readonly weight: number;
  readonly best: number;
  readonly strongCount: number;
  readonly products: Int32Array;
  private readonly scores: Float32Array;
  private readonly hasScores: boolean;

  constructor(group: QueryGroup, { products, scores, best, strongCount }: WordScores, productCount: number) {
    this.group = group;
    this.isSize = group.isSize;
    this.decide = group.decide;
    this.best = best;
    this.strongCount = strongCount;
    this.products = products;
    this.scores = scores;
    this.hasScores = scores.length > 0;
    const count = Math.min(productCount, group.isSize ? productCount / 4 : strongCount);
    this.weight = Math.max(leastWeight, Math.log(1 + (productCount - count + 0.5) / (count + 0.5)));
  }

  /** How well a product has the group's words, 0 to 1. */
  of(product: number): number {
    return this.hasScores ? this.scores[product]! : 0;
  }
}
