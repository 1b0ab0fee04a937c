import { stopWords } from "./word-lists.ts";

/** Folded words without those that say nothing about a product; all of them when nothing else was said. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
