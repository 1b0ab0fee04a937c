import { searchTerm } from "@warmeland/schema/rules/search-term.ts";
import { paths } from "#app/locale/paths.ts";

/** The page of a term's results. */
export function searchAddress(term: string): string {
  return term === "" ? paths.search : `${paths.search}?${new URLSearchParams({ term })}`;
}

/** The term that the address of the search page names; empty on every other page. */
export function termInAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname === paths.search ? searchTerm(new URLSearchParams(search).get("term") ?? "") : "";
}
