import { dutchStem } from "./dutch-stem.ts";
import { splitWords } from "./split-words.ts";
import { compoundWords } from "./word-lists.ts";

const shortestPart = 3;
const longestCompound = 40;

/** What a compound is made of: kinder|dekbedovertrek, where dekbed|overtrek are parts of the head. */
export interface CompoundParts {
  /** What the thing is; the last parts, the largest first. */
  heads: readonly string[];
  /** What kind of it, or what for. */
  modifiers: readonly string[];
}

const none: CompoundParts = { heads: [], modifiers: [] };
const whole = new Set((compoundWords.get("whole") ?? []).map(dutchStem));

/** Takes Dutch compounds apart by a vocabulary of words that compounds are made of: that of the catalogue and `words/compounds.txt`. */
export class Compounds {
  private readonly parts: Set<string>;

  /** `vocabulary` is folded texts whose words may be parts. */
  constructor(vocabulary: Iterable<string>) {
    this.parts = new Set((compoundWords.get("parts") ?? []).map(dutchStem));
    for (const text of vocabulary)
      for (const word of splitWords(text)) if (word.length >= shortestPart) this.parts.add(dutchStem(word));
  }

  /** The parts of a folded word as they stand in it; none when it is no compound of known words. */
  split(word: string): CompoundParts {
    if (word.length < shortestPart * 2 || word.length > longestCompound || whole.has(dutchStem(word))) return none;
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
      const right = word.slice(cut);
      if (!this.isPart(right)) continue;
      const left = this.modifier(word.slice(0, cut));
      if (left === undefined) continue;
      const inner = this.split(right);
      return { heads: [right, ...inner.heads], modifiers: [left, ...this.outer(left), ...inner.modifiers] };
    }
    return none;
  }

  /** A text that is the same for equal vocabularies. */
  get signature(): string {
    return [...this.parts].sort().join(" ");
  }

  private isPart(word: string): boolean {
    return this.parts.has(dutchStem(word));
  }

  // A word of the vocabulary or a compound of it, with or without the linking s.
  private modifier(word: string): string | undefined {
    const isWord = (text: string) => this.isPart(text) || this.split(text).heads.length > 0;
    if (isWord(word)) return word;
    return word.length > shortestPart && word.endsWith("s") && isWord(word.slice(0, -1))
      ? word.slice(0, -1)
      : undefined;
  }

  private outer(modifier: string): readonly string[] {
    const { heads, modifiers } = this.split(modifier);
    return [...heads, ...modifiers];
  }
}
