import type { CommerceCall } from "../../commerce-call.ts";
import { termMatches } from "../term/term-matches.ts";
import { showableTerm } from "./searched-words.ts";

const longestVisitor = 200;

/**
 * Counts a search for the popular ones: only with a visitor (header `X-Visitor`, any text that is the same for one visitor), with results,
 * and of words that everybody may see.
 */
export function noteSearch({ engine, request, hour, popular, shop }: CommerceCall, term: string): void {
  const visitor = request.headers.get("x-visitor");
  if (visitor === null || visitor === "" || visitor.length > longestVisitor) return;
  const shown = showableTerm(engine.search, term);
  if (shown === undefined) return;
  const found = termMatches(engine, { term: shown, includeSoldOut: false }, hour);
  if (found && found.ranked.length > 0) popular.note(shop.shopId, shown, visitor);
}
