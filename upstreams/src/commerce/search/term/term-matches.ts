import type { ShopCatalogue } from "../../snapshot/shop-catalogue.ts";
import type { ProductQuery } from "../product-query.ts";
import { splitWords } from "../text/split-words.ts";
import { searchTerm, type TermMatches } from "./search-term.ts";

/** What the term of a query found, remembered like every search; undefined for a query without words in it. */
export function termMatches(
  catalogue: ShopCatalogue,
  { term, includeSoldOut }: Pick<ProductQuery, "term" | "includeSoldOut">,
  hour: number,
): TermMatches | undefined {
  if (term === undefined || splitWords(term).length === 0) return undefined;
  return catalogue.memory.terms.get(`${includeSoldOut} ${term}`, hour, () => searchTerm(catalogue, term, { includeSoldOut }));
}
