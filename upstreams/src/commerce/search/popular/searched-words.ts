import type { SearchIndex } from "../index/search-index.ts";
import { readTerm } from "../term/understand-term.ts";
import { takeSizes } from "../text/sizes.ts";
import { splitWords } from "../text/split-words.ts";
import { withoutStopWords } from "../text/without-stop-words.ts";

const mostWords = 5;
const mostCharacters = 50;
const longestNumber = 3;

/**
 * A term as others may be shown it, or undefined for one that nobody may see: every word of it has to be a word of the shop's own texts or
 * word lists, and every number short. So no name, address or phone number gets through, whoever typed it.
 */
export function showableTerm(index: SearchIndex, term: string): string | undefined {
  if (/[@/\\]|https?|www\./iu.test(term) || /\d(?:[\s-]?\d){5}/.test(term.replaceAll(/\d+\s*[x×]\s*\d+/giu, "")))
    return undefined;
  const { sizes, rest } = takeSizes(readTerm(term));
  const words = withoutStopWords(splitWords(rest));
  if (words.length === 0 || words.length > mostWords || sizes.length > 1 || !words.every((word) => isOurs(index, word)))
    return undefined;
  const shown = [...words, ...sizes.map((size) => size.join("x"))].join(" ");
  return shown.length <= mostCharacters ? shown : undefined;
}

function isOurs({ parts }: SearchIndex, word: string): boolean {
  if (/^\d+$/.test(word)) return word.length <= longestNumber;
  return parts.surfaces.has(word);
}
