import type { SearchIndex } from "../index/search-index.ts";
import type { AnalysedWord } from "../text/analyser.ts";
import { dutchStem } from "../text/dutch-stem.ts";
import { Phrases } from "../text/phrases.ts";
import { colourFamilies, foreignWords, relatedWords, sameWords } from "../text/word-lists.ts";
import type { Alternative } from "./query-group.ts";

const same = new Phrases(sameWords, "toWord");
const foreignMeanings = new Phrases(foreignWords, "toWord");
const foreignFactor = 0.9;
const wideners = [
  { phrases: new Phrases(colourFamilies, "fromWord"), factor: 0.8, fading: 0.97 },
  { phrases: new Phrases(relatedWords, "fromWord"), factor: 0.6, fading: 0.85 },
];
const partsFactor = 0.75;
const headFactor = 0.35;

/** What a stretch of typed words means: its own word, if they are one, and what may be meant as well. */
export interface WordMeaning {
  /** How many typed words it took. */
  length: number;
  /** As typed. */
  typed: string;
  /** The word itself; undefined for several words that are only found by what they mean. */
  word: AnalysedWord | undefined;
  alternatives: readonly Alternative[];
  /** Whether the word lists say what else may be meant. */
  isWidened: boolean;
}

/** The longest stretch from `at` on that the word lists know, else the one word. Alternatives hold only what some product has. */
export function meaningAt(index: SearchIndex, surfaces: readonly string[], at: number): WordMeaning {
  const stems = surfaces.map(dutchStem);
  const lists = [same, foreignMeanings, ...wideners.map(({ phrases }) => phrases)];
  const length = Math.max(1, ...lists.map((phrases) => phrases.find(stems, at)?.length ?? 0));
  const stretch = stems.slice(at, at + length);
  const typed = surfaces.slice(at, at + length);
  const words = index.parts.analyser.wordsOf(typed);
  const word = words.length === 1 ? words[0] : undefined;
  // grenen is pine and only by its stem the English green; green is no pine
  const foreign = index.parts.analyser.knows(typed.join(" ")) ? [] : foreignMeanings.exactly(stretch.join(" "));
  const phrases = [...new Set([stretch.join(" "), word?.term ?? "", ...foreign.map(dutchStem)])];
  const meant = [
    ...foreign.map((meaning) => ({ meaning, factor: foreignFactor })),
    ...phrases.flatMap((phrase) => wideners.flatMap((widener) => widened(widener, phrase))),
  ];
  const alternatives = [
    ...(word && foreign.length === 0 ? ownAlternatives(index, word) : []),
    ...meant.flatMap((each) => meaningAlternative(index, each)),
  ];
  return { length, typed: typed.join(" "), word, alternatives, isWidened: meant.length > 0 };
}

function widened(
  { phrases, factor, fading }: (typeof wideners)[number],
  phrase: string,
): { meaning: string; factor: number }[] {
  return phrases.exactly(phrase).map((meaning, place) => ({ meaning, factor: factor * fading ** place }));
}

/** A word by itself and, when it is a compound, by its parts, at last by its head alone: a kruk where there is no barkruk. */
export function ownAlternatives(index: SearchIndex, word: AnalysedWord, factor = 1): Alternative[] {
  const head = word.heads[0];
  const own = alternative(index, [word.term], factor);
  if (head === undefined) return own;
  const parts = alternative(index, [...word.modifiers.slice(0, 1), head], factor * partsFactor);
  return [...own, ...parts, ...alternative(index, [head], factor * headFactor)];
}

/** All the terms together; none when one of them stands nowhere. */
export function alternative(index: SearchIndex, terms: readonly string[], factor: number): Alternative[] {
  const ids = terms.flatMap((term) => index.termId(term) ?? []);
  return ids.length === terms.length && ids.length > 0 ? [{ terms: ids, factor }] : [];
}

function meaningAlternative(
  index: SearchIndex,
  { meaning, factor }: { meaning: string; factor: number },
): Alternative[] {
  const words = index.parts.analyser.words(meaning);
  const [word] = words;
  if (words.length === 1 && word) return ownAlternatives(index, word, factor);
  return alternative(
    index,
    words.map(({ term }) => term),
    factor,
  );
}
