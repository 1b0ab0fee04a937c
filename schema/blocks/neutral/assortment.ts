/** What a shop sells, as its home shows it. */
export interface Assortment {
  /** The categories of the menu, in its order. */
  readonly categories: readonly { readonly name: string; readonly path: string }[];
  /** Article numbers (`NN-NNNN`) of what came last, none in a shop too small for a row of its own. */
  readonly newest: readonly string[];
}
