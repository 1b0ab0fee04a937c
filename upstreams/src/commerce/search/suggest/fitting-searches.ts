import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";

const shortestMisspelt = 4;

/** Of searched terms those that begin as typed, or as typed with one mistake, or hold a word that does; their order stays. */
export function fittingSearches(terms: readonly string[], typed: string): string[] {
  const wanted = fold(typed.slice(0, 100)).trim();
  if (wanted === "") return [...terms];
  const beginning = terms.filter((term) => term.startsWith(wanted));
  const within = terms.filter((term) => term.includes(` ${wanted}`));
  const misspelt =
    wanted.length < shortestMisspelt ? [] : terms.filter((term) => editDistance(wanted, term, 1, true) <= 1);
  return [...new Set([...beginning, ...within, ...misspelt])].filter((term) => term !== wanted);
}
