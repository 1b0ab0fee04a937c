import type { Postings } from "../index/postings.ts";
import type { QueryGroup } from "./query-group.ts";

const leastWeight = 0.3;

/** How well products have the words of one group: by product index, 0 to 1, only those that have them. */
export class GroupScores {
  readonly group: QueryGroup;
  /** How much the group tells: rare words more than common ones (BM25's inverse document frequency). */
  readonly weight: number;
  /** The largest factor: of a misspelt word even the best is less than sure. */
  readonly best: number;
  /** How many products are what the group says. */
  readonly strongCount: number;
  private readonly scores = new Map<number, number>();

  constructor(group: QueryGroup, postings: Postings, productCount: number) {
    this.group = group;
    this.best = Math.max(0, ...group.alternatives.map(({ factor }) => factor)) || 1;
    this.strongCount = Math.max(0, ...group.alternatives.map(({ terms }) => Math.min(...terms.map((term) => postings.strongCount(term)))));
    const count = Math.min(productCount, group.isSize ? productCount / 4 : this.strongCount);
    this.weight = Math.max(leastWeight, Math.log(1 + (productCount - count + 0.5) / (count + 0.5)));
    for (const { terms, factor } of group.alternatives) this.addAlternative(postings, terms, factor);
  }

  of(product: number): number {
    return this.scores.get(product) ?? 0;
  }

  products(): Iterable<number> {
    return this.scores.keys();
  }

  get size(): number {
    return this.scores.size;
  }

  private addAlternative(postings: Postings, terms: readonly number[], factor: number): void {
    const [rarest, ...others] = terms.toSorted((first, second) => postings.productsOf(first).length - postings.productsOf(second).length);
    if (rarest === undefined) return;
    const products = postings.productsOf(rarest);
    const impacts = postings.impactsOf(rarest);
    for (let place = 0; place < products.length; place += 1) {
      const product = products[place]!;
      let impact = impacts[place]!;
      for (const term of others) impact = Math.min(impact, postings.impactIn(term, product));
      const score = (factor * impact) / 255;
      if (impact > 0 && score > this.of(product)) this.scores.set(product, score);
    }
  }
}
