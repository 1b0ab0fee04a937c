import { stopWords } from "./word-lists.ts";

/** Folded words without those that say nothing about a product; all of them when nothing else was said. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
