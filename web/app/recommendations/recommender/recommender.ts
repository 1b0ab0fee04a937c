import type { FragmentType } from "@apollo/client/masking";
import type { ProductCardFragment } from "#app/catalog/product-card.tsx";

/** A product as cards show it. */
export type SuggestedProduct = FragmentType<typeof ProductCardFragment> & { readonly id: string };

export interface RecommenderQuestion {
  /** Article numbers of masters. */
  readonly references: readonly string[];
  /** How many at most. */
  readonly first: number;
}

/**
 * Whoever recommends in the browser: what is often bought with the references, then what is related to them until there are enough, without the
 * references, what lies in the basket, what is sold out and what is never recommended (docs/rules.md#never-recommended).
 * @throws Error when it does not respond
 */
export type Recommender = (question: RecommenderQuestion) => Promise<readonly SuggestedProduct[]>;
