import type { Postings } from "../index/postings.ts";
import type { Alternative, QueryGroup } from "./query-group.ts";

const leastWeight = 0.3;
const largestImpact = 255;

/** How well products have the words of one group, 0 to 1. */
export class GroupScores {
  readonly group: QueryGroup;
  // of the group, which is written in several shapes: asked for every product, these are read several times as fast
  readonly isSize: boolean;
  readonly decide: QueryGroup["decide"];
  /** How much the group tells: rare words more than common ones (BM25's inverse document frequency). */
  readonly weight: number;
  /** The largest factor: of a misspelt word even the best is less than sure. */
  readonly best: number;
  /** How many products are what the group says. */
  readonly strongCount: number;
  /** Products that have any of it, each once. */
  readonly products: Int32Array;
  private readonly scores: Float32Array;

  constructor(group: QueryGroup, postings: Postings, productCount: number) {
    this.group = group;
    this.isSize = group.isSize;
    this.decide = group.decide;
    this.scores = new Float32Array(productCount);
    this.best = Math.max(0, ...group.alternatives.map(({ factor }) => factor)) || 1;
    this.strongCount = Math.max(0, ...group.alternatives.map(({ terms }) => Math.min(...terms.map((term) => postings.strongCount(term)))));
    const count = Math.min(productCount, group.isSize ? productCount / 4 : this.strongCount);
    this.weight = Math.max(leastWeight, Math.log(1 + (productCount - count + 0.5) / (count + 0.5)));
    // The likeliest first: what follows can then raise few scores.
    this.products = this.score(
      group.alternatives.toSorted((first, second) => second.factor - first.factor),
      postings,
    );
  }

  of(product: number): number {
    return this.scores[product] ?? 0;
  }

  private score(alternatives: readonly Alternative[], postings: Postings): Int32Array {
    const lists = alternatives.map(({ terms }) =>
      terms.toSorted((first, second) => postings.productsOf(first).length - postings.productsOf(second).length),
    );
    const found = new Int32Array(lists.reduce((sum, [rarest = -1]) => sum + postings.productsOf(rarest).length, 0));
    let count = 0;
    for (const [place, [rarest = -1, ...others]] of lists.entries()) {
      const scale = alternatives[place]!.factor / largestImpact;
      const products = postings.productsOf(rarest);
      const impacts = postings.impactsOf(rarest);
      for (let entry = 0; entry < products.length; entry += 1) {
        const product = products[entry]!;
        let impact = impacts[entry]!;
        for (const term of others) impact = Math.min(impact, postings.impactIn(term, product));
        const score = impact * scale;
        const before = this.scores[product]!;
        if (score <= before) continue;
        this.scores[product] = score;
        if (before === 0) found[count++] = product;
      }
    }
    return found.subarray(0, count);
  }
}
