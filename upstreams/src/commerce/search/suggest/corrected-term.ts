import type { SearchIndex } from "../index/search-index.ts";
import { meaningAt } from "../term/word-meanings.ts";
import { readTerm } from "../term/understand-term.ts";
import { splitWords } from "../text/split-words.ts";
import { stopWords } from "../text/word-lists.ts";

const mostWords = 12;

/**
 * A term with its misspelt words as the shop writes them; undefined when it has none, or none that is near a word of the shop. The last word
 * may be the beginning of one.
 */
export function correctedTerm(index: SearchIndex, term: string): string | undefined {
  let corrected = readTerm(term);
  let isCorrected = false;
  const words = splitWords(corrected).slice(0, mostWords);
  for (const [place, word] of words.entries()) {
    const mayGrow = place === words.length - 1 && index.wordsWithPrefix(word, 1).length > 0;
    const meant = mayGrow || isWord(index, word) ? undefined : index.spelling.nearest(word)[0]?.word;
    if (meant === undefined) continue;
    corrected = corrected.replace(word, meant);
    isCorrected = true;
  }
  return isCorrected ? corrected.replaceAll(/\s+/g, " ").trim() : undefined;
}

// A word of the shop or its lists, or a compound that ends in one.
function isWord(index: SearchIndex, word: string): boolean {
  if (stopWords.has(word) || /\d/.test(word) || index.parts.surfaces.has(word)) return true;
  const meaning = meaningAt(index, [word], 0);
  return meaning.alternatives.length > 0 || (meaning.word?.heads.length ?? 0) > 0;
}
