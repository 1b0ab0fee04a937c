import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import type { ProductQuery } from "../product-query.ts";
import { splitWords } from "../text/split-words.ts";
import type { TermMatches } from "../search-results.ts";
import { searchTerm } from "./search-term.ts";
import { understandTerm } from "./understand-term.ts";

/** What the term of a query found, remembered like every search; undefined for a query without words in it. */
export function termMatches(
  catalogue: ShopCatalogue,
  { term, includeSoldOut, isExact = false }: Pick<ProductQuery, "term" | "includeSoldOut" | "isExact">,
  hour: number,
): TermMatches | undefined {
  if (term === undefined || splitWords(term).length === 0) return undefined;
  return catalogue.memory.terms.get(`${includeSoldOut} ${isExact} ${term}`, hour, () =>
    searchTerm(catalogue, term, { includeSoldOut, groups: understandTerm(catalogue.search, term, { isExact }) }),
  );
}
