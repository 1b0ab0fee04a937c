import type { Random } from "./random.ts";
import { vocabulary } from "./vocabulary.ts";

const slot = /\{(\w+)\}/g;

/**
 * Fills a sentence: `{fabric}` by the given words, anything else by a drawn word of the vocabulary.
 * @throws Error for a slot that neither knows
 */
export function fillSentence(sentence: string, words: Readonly<Record<string, string>>, random: Random): string {
  const text = sentence.replaceAll(slot, (_, key: string) => {
    const word = words[key] ?? (vocabulary[key] && random.pick(vocabulary[key]));
    if (word === undefined) throw new Error(`No word for {${key}} in '${sentence}'`);
    return word;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A word as it stands inside a sentence: `Massief eiken` is `massief eiken`, `E27` stays. */
export function insideSentence(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
