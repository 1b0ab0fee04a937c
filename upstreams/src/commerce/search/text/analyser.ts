import type { Compounds } from "./compounds.ts";
import { dutchStem } from "./dutch-stem.ts";
import { fold } from "./fold.ts";
import { Phrases } from "./phrases.ts";
import { splitWords } from "./split-words.ts";
import { sameWords } from "./word-lists.ts";

/** A word as the index knows it. */
export interface AnalysedWord {
  /** As written, folded; what a phrase was replaced by for a phrase. */
  surface: string;
  /** What it is found under. */
  term: string;
  /** Terms of its parts, if it is a compound; see `CompoundParts`. */
  heads: readonly string[];
  modifiers: readonly string[];
}

const same = new Phrases(sameWords, "toWord");
const mostRemembered = 200_000;

/** Makes terms of texts, the same way for the catalogue and for what shoppers type. */
export class Analyser {
  readonly compounds: Compounds;
  private readonly remembered = new Map<string, AnalysedWord>();

  constructor(compounds: Compounds) {
    this.compounds = compounds;
  }

  /** The words of a text in order. Total over all strings. */
  words(text: string): AnalysedWord[] {
    return this.wordsOf(splitWords(fold(text)));
  }

  /** As `words`, and remembers them: for texts of the catalogue, whose words come back. */
  learn(text: string): AnalysedWord[] {
    const words = this.words(text);
    for (const word of words) if (this.remembered.size < mostRemembered) this.remembered.set(word.surface, word);
    return words;
  }

  /** As `words`, for words that are folded and split already. */
  wordsOf(surfaces: readonly string[]): AnalysedWord[] {
    const stems = surfaces.map(dutchStem);
    const words: AnalysedWord[] = [];
    for (let place = 0; place < surfaces.length;) {
      const phrase = same.find(stems, place);
      words.push(this.word(phrase?.meanings[0] ?? surfaces[place] ?? ""));
      place += phrase?.length ?? 1;
    }
    return words;
  }

  /** The term of one folded word or of a name in the word lists. */
  term(word: string): string {
    return this.word(word).term;
  }

  /** Whether a text of the catalogue has this word, folded, in just this form. */
  knows(surface: string): boolean {
    return this.remembered.has(surface);
  }

  /** Every word learnt so far, folded. */
  learnt(): Iterable<string> {
    return this.remembered.keys();
  }

  private word(surface: string): AnalysedWord {
    const cached = this.remembered.get(surface);
    if (cached) return cached;
    const { heads, modifiers } = this.compounds.split(surface);
    const term = canonicalTerm(surface);
    const others = (parts: readonly string[]) => [...new Set(parts.map(canonicalTerm))].filter((part) => part !== term);
    return { surface, term, heads: others(heads), modifiers: others(modifiers) };
  }
}

// A name of several words ('chaise longue') is one term.
function canonicalTerm(word: string): string {
  const stems = splitWords(word).map(dutchStem);
  const phrase = same.find(stems, 0);
  const meaning = phrase?.length === stems.length ? phrase.meanings[0] : undefined;
  return (meaning === undefined ? stems : splitWords(meaning).map(dutchStem)).join("");
}
