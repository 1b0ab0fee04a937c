/** What a term found, the best first. */
export interface TermMatches {
  /** Product indexes by relevance. */
  ranked: Int32Array;
  /** The same, ascending. */
  ascending(): Int32Array;
  /** Of a found product the variant that has the size and hardness asked for, where the term asks for one. */
  variantOf(product: number): number | undefined;
}

/** What the products that meet a query are like. */
export interface MatchCounts {
  /** Products by attribute value id. */
  values: Int32Array;
  sale: TruthCounts;
  isNew: TruthCounts;
  /** In cents; null when there are no products. */
  prices: { min: number; max: number; productCount: number } | null;
}

export interface TruthCounts {
  yes: number;
  no: number;
}
