import type { SearchIndex } from "../index/search-index.ts";
import { fold } from "../text/fold.ts";
import { takeSizes, type Size } from "../text/sizes.ts";
import { splitWords } from "../text/split-words.ts";
import { withoutStopWords } from "../text/without-stop-words.ts";
import { isReductionWord, takePriceLimit } from "./money-words.ts";
import type { QueryGroup } from "./query-group.ts";
import { WordGroups } from "./word-groups.ts";

const mostCharacters = 100;
const mostWords = 12;
const smallestMeasure = 30;
const largestMeasure = 400;

/**
 * What a term asks for, its last word finished or not; `isExact` when no word is taken for a misspelling or the beginning of another. At most
 * 100 characters of it are read.
 */
export function understandTerm(
  index: SearchIndex,
  term: string,
  { isExact = false }: { isExact?: boolean } = {},
): QueryGroup[] {
  const { mostCents, rest: withoutPrice } = takePriceLimit(readTerm(term));
  const { sizes, rest } = takeSizes(withoutPrice);
  const written = splitWords(rest);
  const words = withoutStopWords(written).slice(0, mostWords);
  const groups = new WordGroups(index, words, { isExact }).groups();
  return [
    ...groups.map((group) => withMeasure(index, group)),
    ...sizes.map((size) => sizeGroup(index, size)),
    ...(mostCents === undefined ? [] : [decidedGroup("euro", ({ lowestCents }) => lowestCents <= mostCents)]),
  ];
}

/** The part of a term that is read, folded. */
export function readTerm(term: string): string {
  return fold(term.slice(0, mostCharacters)).slice(0, mostCharacters);
}

function sizeGroup(index: SearchIndex, size: Size): QueryGroup {
  return {
    typed: size.join("x"),
    alternatives: [],
    valueIds: new Set(index.parts.sizes.withSize(size)),
    isSize: true,
    isType: false,
  };
}

// 'bed 160 breed': a number by itself is a measure when it can be one.
function withMeasure(index: SearchIndex, group: QueryGroup): QueryGroup {
  if (isReductionWord(group.typed)) return decidedGroup(group.typed, ({ isReduced }) => isReduced);
  const number = /^\d+$/.test(group.typed) ? Number(group.typed) : 0;
  if (number < smallestMeasure || number > largestMeasure) return group;
  const ids = index.parts.sizes.withMeasure(number);
  return ids.length === 0 ? group : { ...group, valueIds: new Set(ids), isSize: true };
}

function decidedGroup(typed: string, decide: QueryGroup["decide"]): QueryGroup {
  return { typed, alternatives: [], valueIds: new Set(), isSize: false, isType: false, decide };
}
