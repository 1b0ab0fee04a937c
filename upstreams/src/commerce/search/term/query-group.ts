/** One way in which a product can have a word of the query: all the terms together. */
export interface Alternative {
  terms: readonly number[];
  /** How near it is to what was typed; 1 is the very word. */
  factor: number;
}

/** One thing a shopper asks for: a word (in any of its alternatives), a size, a price, a reduction. */
export interface QueryGroup {
  /** As typed, folded. */
  typed: string;
  alternatives: readonly Alternative[];
  /** Attribute values a variant has to have for it. */
  valueIds: ReadonlySet<number>;
  /** Whether products match by `valueIds` alone, as with sizes. */
  isSize: boolean;
  /** Whether it says what kind of thing is wanted. */
  isType: boolean;
  /** What else decides about a product, by its index. */
  decide?: (condition: { lowestCents: number; isReduced: boolean }) => boolean;
}
