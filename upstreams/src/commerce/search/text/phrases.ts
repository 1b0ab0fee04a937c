import { dutchStem } from "./dutch-stem.ts";
import { splitWords } from "./split-words.ts";
import type { WordList } from "./word-lists.ts";

const longestPhrase = 4;

/** Finds words and phrases of a list in a row of words, by their stems, the longest first. */
export class Phrases {
  private readonly byStems = new Map<string, string[]>();
  private readonly firstStems = new Set<string>();

  /** `toWord` lists the entries that mean a word; `fromWord` the words an entry may mean. */
  constructor(list: WordList, direction: "toWord" | "fromWord") {
    for (const [word, entries] of list) {
      // A name of several words is found where it stands itself, too.
      if (direction === "toWord" && splitWords(word).length > 1) this.byStems.set(this.key(word), [word]);
      for (const entry of entries) {
        if (direction === "toWord") this.add(entry, word);
        else this.add(word, entry);
      }
    }
  }

  /** What the words from `at` on mean, and how many words that took; undefined when they mean nothing. */
  find(stems: readonly string[], at: number): { meanings: readonly string[]; length: number } | undefined {
    if (!this.firstStems.has(stems[at] ?? "")) return undefined;
    for (let length = Math.min(longestPhrase, stems.length - at); length > 0; length -= 1) {
      const meanings = this.byStems.get(stems.slice(at, at + length).join(" "));
      if (meanings) return { meanings, length };
    }
    return undefined;
  }

  /** What a phrase means, given as stems joined by spaces. */
  exactly(phrase: string): readonly string[] {
    return this.byStems.get(phrase) ?? [];
  }

  private add(phrase: string, meaning: string): void {
    const key = this.key(phrase);
    if (key !== this.key(meaning)) this.byStems.set(key, [...(this.byStems.get(key) ?? []), meaning]);
  }

  private key(phrase: string): string {
    const stems = splitWords(phrase).map(dutchStem);
    this.firstStems.add(stems[0] ?? "");
    return stems.join(" ");
  }
}
