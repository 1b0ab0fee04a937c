import type { CatalogueEngine } from "../../engine/catalogue-engine.ts";
import type { ProductQuery } from "../product-query.ts";
import { splitWords } from "../text/split-words.ts";
import type { TermMatches } from "../../engine/search-results.ts";
import { searchTerm } from "./search-term.ts";
import { understandTerm } from "./understand-term.ts";

/** What the term of a query found, remembered like every search; undefined for a query without words in it. */
export function termMatches(
  engine: CatalogueEngine,
  { term, includeSoldOut, isExact = false }: Pick<ProductQuery, "term" | "includeSoldOut" | "isExact">,
  hour: number,
): TermMatches | undefined {
  if (term === undefined || splitWords(term).length === 0) return undefined;
  return engine.cache.terms.get(`${includeSoldOut} ${isExact} ${term}`, hour, () =>
    searchTerm(engine, term, { includeSoldOut, groups: understandTerm(engine.search, term, { isExact }) }),
  );
}
