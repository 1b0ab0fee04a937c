import type { SearchIndex } from "../index/search-index.ts";
import type { AnalysedWord } from "../text/analyser.ts";
import { dutchStem } from "../text/dutch-stem.ts";
import type { Alternative, QueryGroup } from "./query-group.ts";
import { alternative, meaningAt, ownAlternatives, type WordMeaning } from "./word-meanings.ts";

const prefixFactor = 0.7;
const misspeltFactor = 0.8;
const otherNameShare = 0.7;
const mostContinuations = 20;
const shortestPrefix = 2;
// Meanings nearly as near as the nearest say as much about what is wanted.
const nearShare = 0.6;

/** Makes of typed words the groups of a query: phrases, compounds written apart or together, misspellings, beginnings of words. */
export class WordGroups {
  private readonly index: SearchIndex;
  private readonly surfaces: readonly string[];
  private readonly isPrefix: boolean;
  private readonly isExact: boolean;

  /** Folded words; `isPrefix` when the last may be unfinished, `isExact` when they are no misspellings. */
  constructor(index: SearchIndex, surfaces: readonly string[], { isPrefix, isExact }: { isPrefix: boolean; isExact: boolean }) {
    this.index = index;
    this.surfaces = surfaces;
    this.isPrefix = isPrefix;
    this.isExact = isExact;
  }

  groups(): QueryGroup[] {
    const groups: QueryGroup[] = [];
    for (let place = 0; place < this.surfaces.length;) {
      const meaning = meaningAt(this.index, this.surfaces, place);
      const isLast = place + meaning.length === this.surfaces.length;
      const joined = meaning.length === 1 ? this.joined(place) : undefined;
      groups.push(...(joined ? [joined] : this.groupsOf(meaning, isLast && this.isPrefix)));
      place += joined ? 2 : meaning.length;
    }
    return groups;
  }

  // 'hoes laken', 'kinder matras': a compound of the catalogue written as two words.
  private joined(place: number): QueryGroup | undefined {
    const [first, second] = this.surfaces.slice(place, place + 2);
    if (first === undefined || second === undefined) return undefined;
    const [word] = this.index.parts.analyser.wordsOf([first + second]);
    if (!word || word.heads.length === 0 || this.strongCount(word.term) === 0) return undefined;
    return this.group(`${first} ${second}`, ownAlternatives(this.index, word));
  }

  private groupsOf(meaning: WordMeaning, isUnfinished: boolean): QueryGroup[] {
    const { word, typed, alternatives, isWidened } = meaning;
    const continued = word && isUnfinished ? this.continuations(word.surface) : [];
    const known = [...alternatives, ...continued];
    if (!word) return [this.group(typed, known)];
    const isOwnWord = this.index.termId(word.term) !== undefined;
    if (!isOwnWord && !isWidened && word.heads[0] !== undefined) return this.apart(word);
    if (known.some(({ terms }) => terms.some((term) => this.index.parts.postings.strongCount(term) > 0))) return [this.group(typed, known)];
    if (this.isExact) return [this.group(typed, known)];
    const corrected = this.corrected(word.surface, isUnfinished);
    if (corrected.length > 0 || known.length > 0) return [this.group(typed, [...known, ...corrected])];
    const guessed = isUnfinished ? [] : this.continuations(word.surface);
    return guessed.length > 0 ? [this.group(typed, guessed)] : this.torn(word);
  }

  // A compound the catalogue does not have asks for its parts: kinderdekbed, for kind and dekbed.
  private apart(word: AnalysedWord): QueryGroup[] {
    const parts = [...word.modifiers.slice(0, 1), ...word.heads.slice(0, 1)];
    return parts.map((part) => this.group(part, meaningAt(this.index, [part], 0).alternatives));
  }

  private corrected(surface: string, isUnfinished: boolean): Alternative[] {
    return this.index.spelling.nearest(surface, isUnfinished).flatMap(({ word, distance }) => {
      const factor = misspeltFactor ** distance * this.ownShare(word);
      return meaningAt(this.index, [word], 0).alternatives.map((each) => ({ terms: each.terms, factor: each.factor * factor }));
    });
  }

  private continuations(prefix: string): Alternative[] {
    if (prefix.length < shortestPrefix) return [];
    const { analyser } = this.index.parts;
    const words = this.index.wordsWithPrefix(prefix, mostContinuations);
    return words.flatMap((word) => alternative(this.index, [analyser.term(word)], prefixFactor * this.ownShare(word)));
  }

  // 'matr' is rather the matras than the matrastopper, which is called topper here.
  private ownShare(word: string): number {
    return this.index.parts.analyser.term(word) === dutchStem(word) ? 1 : otherNameShare;
  }

  // Words typed without the space between them, or a compound with a mistake in its last part.
  private torn(word: AnalysedWord): QueryGroup[] {
    const { surface } = word;
    for (let cut = surface.length - 3; cut >= 3; cut -= 1) {
      const [left, right] = [surface.slice(0, cut), surface.slice(cut)];
      if (this.strongCount(this.index.parts.analyser.term(left)) === 0) continue;
      const alternatives = meaningAt(this.index, [right], 0).alternatives;
      const others = alternatives.length > 0 ? alternatives : this.corrected(right, false);
      if (others.length === 0) continue;
      return [this.group(left, meaningAt(this.index, [left], 0).alternatives), this.group(right, others)];
    }
    return [this.group(surface, [])];
  }

  private group(typed: string, meanings: readonly Alternative[]): QueryGroup {
    const { types, valuesByTerm } = this.index.parts;
    const alternatives = onceEach(meanings);
    const nearest = Math.max(0, ...alternatives.map(({ factor }) => factor));
    const near = alternatives.filter(({ factor }) => factor >= nearest * nearShare);
    const valueIds = new Set(near.flatMap(({ terms }) => (terms.length === 1 ? (valuesByTerm.get(terms[0] ?? -1) ?? []) : [])));
    return { typed, alternatives, valueIds, isSize: false, isType: near.some(({ terms }) => types.has(terms.at(-1) ?? -1)) };
  }

  private strongCount(term: string): number {
    const id = this.index.termId(term);
    return id === undefined ? 0 : this.index.parts.postings.strongCount(id);
  }
}

// Several words may lead to the same term: the nearest counts.
function onceEach(alternatives: readonly Alternative[]): Alternative[] {
  const nearest = new Map<string, Alternative>();
  for (const each of alternatives) {
    const name = each.terms.join(" ");
    if (each.factor > (nearest.get(name)?.factor ?? 0)) nearest.set(name, each);
  }
  return [...nearest.values()];
}
