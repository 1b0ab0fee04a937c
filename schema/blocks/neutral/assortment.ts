/** What a shop sells, as its home shows it. */
export interface Assortment {
  /** The categories of the menu, in its order. */
  readonly categories: readonly { readonly name: string; readonly path: string }[];
  /** Article numbers (`NN-NNNN`) of what came last, none in a shop too small for a row of its own. */
  readonly newest: readonly string[];
}

/** The newest of a shop's products, from which `newestRow` takes a row. */
export const newestLooked = 16;

const inRow = 8;

/**
 * The row of what came last; none in a shop that has not three times as many products.
 * @param masterKeys of the newest products, newest first; colours of one article share a key
 * @param total products of the shop
 */
export function newestRow(masterKeys: readonly string[], total: number): readonly string[] {
  return total < inRow * 3 ? [] : [...new Set(masterKeys)].slice(0, inRow);
}
