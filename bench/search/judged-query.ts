/** What a product has to be. All that is said has to hold; of a list, one entry is enough. */
export interface Condition {
  /** Paths of categories; the product is in one or below it. */
  in?: readonly string[];
  masters?: readonly string[];
  /** Names of colours as the filter shows them. */
  colours?: readonly string[];
  /** Values such as `140x200`; a variant that can be bought has one. A `*` stands for any measure: `160x*`. */
  sizes?: readonly string[];
  /** Labels of hardness, of the same variant that has the size. */
  hardness?: readonly string[];
  /** Attribute key to labels, of the product or of a variant that can be bought. */
  attributes?: Readonly<Record<string, readonly string[]>>;
  /** A regular expression that the name, the subtitle or the description meets, whatever the case. */
  says?: string;
  /** The same for the washing instructions. */
  care?: string;
  reduced?: boolean;
  mostCents?: number;
  not?: Condition;
}

/** 3 is what the shopper meant, 2 a good result, 1 worth a look; everything else is 0. */
export type Grade = 1 | 2 | 3;

/** A query as shoppers type it, and what a person would say about each product: the highest grade of which a condition holds. */
export interface JudgedQuery {
  query: string;
  grades: readonly (readonly [grade: Grade, ...Condition[]])[];
}
