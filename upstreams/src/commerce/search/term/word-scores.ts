import type { Postings } from "../index/postings.ts";
import type { Alternative } from "./query-group.ts";

const largestImpact = 255;

/** How well products have a word, whichever of its alternatives it is by. */
export interface WordScores {
  /** Products that have any of it, each once. */
  products: Int32Array;
  /** By product, 0 to 1; empty for a word that no product can have. */
  scores: Float32Array;
  /** The largest factor: of a misspelt word even the best is less than sure. */
  best: number;
  /** How many products are what the word says. */
  strongCount: number;
}

export function wordScores(alternatives: readonly Alternative[], postings: Postings, productCount: number): WordScores {
  const best = Math.max(0, ...alternatives.map(({ factor }) => factor)) || 1;
  const strongCount = Math.max(
    0,
    ...alternatives.map(({ terms }) => Math.min(...terms.map((term) => postings.strongCount(term)))),
  );
  const scores = new Float32Array(alternatives.length === 0 ? 0 : productCount);
  // The likeliest first: what follows can then raise few scores.
  const likeliest = alternatives.toSorted((first, second) => second.factor - first.factor);
  return { products: score(scores, likeliest, postings), scores, best, strongCount };
}

function score(scores: Float32Array, alternatives: readonly Alternative[], postings: Postings): Int32Array {
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
      const reached = impact * scale;
      const before = scores[product]!;
      if (reached <= before) continue;
      scores[product] = reached;
      if (before === 0) found[count++] = product;
    }
  }
  return found.slice(0, count);
}
