/** How sure a word in a field is about what the product is, from 0 to 1: the word itself, the head of a compound, its modifier. */
export interface FieldWeight {
  word: number;
  head: number;
  modifier: number;
}

/**
 * The fields of a product. A word in several fields counts as 1 − (1 − a)(1 − b)…, which saturates as BM25's term frequency does; parts
 * of compounds do not add up: a dekbedovertrek is no dekbed, and a hoeslaken no more a laken, however often it is called so.
 * Everything from `strongImpact` on says what a product is; below it the word is only mentioned.
 */
export const fieldWeights = {
  /** What a title calls the product. */
  noun: { word: 0.8, head: 0.62, modifier: 0.2 },
  /** The rest of the title: what kind, which colour, how many. */
  title: { word: 0.8, head: 0.62, modifier: 0.2 },
  /** The proper name in a title: the Zandbank of 'Molton Zandbank' is no kind of bank. */
  name: { word: 0.8, head: 0, modifier: 0 },
  category: { word: 0.6, head: 0.45, modifier: 0.15 },
  categoryAbove: { word: 0.3, head: 0.2, modifier: 0.1 },
  brand: { word: 0.7, head: 0.1, modifier: 0.1 },
  colour: { word: 0.65, head: 0.55, modifier: 0.2 },
  attribute: { word: 0.55, head: 0.4, modifier: 0.3 },
  /** Attributes nobody filters by: feet, head board, cover. */
  detail: { word: 0.25, head: 0.2, modifier: 0.15 },
  subtitle: { word: 0.24, head: 0.22, modifier: 0.15 },
  care: { word: 0.35, head: 0, modifier: 0 },
  composition: { word: 0.15, head: 0.1, modifier: 0.1 },
  description: { word: 0.12, head: 0.08, modifier: 0.05 },
} as const satisfies Record<string, FieldWeight>;

export const strongImpact = 0.34;

/** Beyond it a word says no more: of all that is a matras, what sells decides. */
export const largestImpact = 0.86;
