import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import type { CodeMatch } from "../index/code-index.ts";
import { byRank, TermSearch, type Candidate } from "./term-search.ts";
import { understandTerm } from "./understand-term.ts";

/** What a term found, the best first. */
export interface TermMatches {
  /** Product indexes by relevance. */
  ranked: Int32Array;
  /** The same, ascending. */
  ascending: Int32Array;
  /** By product index the variant that has the size and hardness asked for, where the term asks for one. */
  variants: ReadonlyMap<number, number>;
}

/**
 * Products that fit a term: those with everything asked for, and while these are few those with most of it; sold-out ones behind all others,
 * then by how well the words match, which recent sales raise by a quarter at most.
 */
export function searchTerm(catalogue: ShopCatalogue, term: string, options: { includeSoldOut: boolean; isPrefix?: boolean }): TermMatches {
  const named = catalogue.search.parts.codes.find(term);
  if (named) return codeMatches(catalogue, named, options.includeSoldOut);
  const groups = understandTerm(catalogue.search, term, options.isPrefix);
  if (groups.length === 0) return matchesOf([]);
  const search = new TermSearch(catalogue, groups, options.includeSoldOut);
  return matchesOf(search.best());
}

function codeMatches(catalogue: ShopCatalogue, { productIndexes, variantIndex }: CodeMatch, includeSoldOut: boolean): TermMatches {
  const { offers } = catalogue;
  const found = productIndexes.filter((product) => offers.isOffered(product) && (includeSoldOut || !offers.isSoldOut(product)));
  return matchesOf(
    found.map((product) => ({ product, variant: variantIndex, isSellable: !offers.isSoldOut(product), tier: 0, score: 0 })).sort(byRank),
  );
}

function matchesOf(candidates: readonly Candidate[]): TermMatches {
  const ranked = Int32Array.from(candidates, ({ product }) => product);
  const variants = new Map(candidates.flatMap(({ product, variant }) => (variant === undefined ? [] : [[product, variant] as const])));
  return { ranked, ascending: ranked.toSorted(), variants };
}
