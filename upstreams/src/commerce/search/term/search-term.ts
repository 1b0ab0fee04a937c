import type { TermMatches } from "../../engine/search-results.ts";
import type { CatalogueEngine } from "../../engine/catalogue-engine.ts";
import type { CodeMatch } from "../index/code-index.ts";
import { ProductMarks } from "../product-marks.ts";
import type { QueryGroup } from "./query-group.ts";
import { TermSearch } from "./term-search.ts";
import { understandTerm } from "./understand-term.ts";

/**
 * Products that fit a term: those with everything asked for, and while these are few those with most of it; sold-out ones behind all others,
 * then by how well the words match, which recent sales raise by a quarter at most. `groups` is what the term asks for, where it is known.
 */
export function searchTerm(
  engine: CatalogueEngine,
  term: string,
  {
    includeSoldOut,
    groups = understandTerm(engine.search, term),
  }: { includeSoldOut: boolean; groups?: readonly QueryGroup[] },
): TermMatches {
  const named = engine.search.parts.codes.find(term);
  if (named) return codeMatches(engine, named, includeSoldOut);
  const search = new TermSearch(engine, groups, includeSoldOut);
  const ranked = search.ranked();
  // Remembered with the result; the search itself, with a score for every product, is not.
  const { fit } = search;
  return {
    ranked,
    ascending: () => {
      const found = new ProductMarks(engine.catalogue.snapshot.products.length);
      found.add(ranked);
      return found.ascending();
    },
    variantOf: (product) => fit.variantOf(product),
  };
}

function codeMatches(
  { catalogue: { offers } }: CatalogueEngine,
  { productIndexes, variantIndex }: CodeMatch,
  includeSoldOut: boolean,
): TermMatches {
  const found = productIndexes.filter(
    (product) => offers.isOffered(product) && (includeSoldOut || !offers.isSoldOut(product)),
  );
  const ranked = Int32Array.from(
    found.toSorted((first, second) => Number(offers.isSoldOut(first)) - Number(offers.isSoldOut(second))),
  );
  return { ranked, ascending: () => ranked.toSorted(), variantOf: () => variantIndex };
}
