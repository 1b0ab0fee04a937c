import type { SearchIndex } from "../index/search-index.ts";
import type { AnalysedWord } from "../text/analyser.ts";
import { dutchStem } from "../text/dutch-stem.ts";
import type { Alternative, QueryGroup } from "./query-group.ts";
import { alternative, meaningAt, ownAlternatives, type WordMeaning } from "./word-meanings.ts";

const prefixFactor = 0.7;
const misspeltFactor = 0.8;
const otherNameShare = 0.7;
const fartherShare = 0.5;
const otherThanKindShare = 0.7;
const mostContinuations = 20;
const shortestPrefix = 2;
// Meanings nearly as near as the nearest say as much about what is wanted.
const nearShare = 0.6;

/** Makes of typed words the groups of a query: phrases, compounds written apart or together, misspellings, beginnings of words. */
export class WordGroups {
  private readonly index: SearchIndex;
  private readonly surfaces: readonly string[];
  private readonly isExact: boolean;

  /** Folded words, of which the last may be unfinished; with `isExact` all are meant as they stand. */
  constructor(index: SearchIndex, surfaces: readonly string[], { isExact }: { isExact: boolean }) {
    this.index = index;
    this.surfaces = surfaces;
    this.isExact = isExact;
  }

  groups(): QueryGroup[] {
    const groups: QueryGroup[] = [];
    for (let place = 0; place < this.surfaces.length;) {
      const meaning = meaningAt(this.index, this.surfaces, place);
      const isLast = place + meaning.length === this.surfaces.length;
      const joined = meaning.length === 1 ? this.joined(place) : undefined;
      groups.push(...(joined ? [joined] : this.groupsOf(meaning, isLast)));
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

  private groupsOf({ word, typed, alternatives, isWidened }: WordMeaning, isLast: boolean): QueryGroup[] {
    if (!word || this.isExact) return [this.group(typed, alternatives)];
    const isOwnWord = this.index.termId(word.term) !== undefined;
    if (!isOwnWord && !isWidened && word.heads[0] !== undefined) return this.apart(word);
    const meanings = [...alternatives, ...this.continued(word, alternatives, isLast)];
    if (meanings.length > 0) return [this.group(typed, meanings)];
    const spelt = this.corrected(word.surface, false);
    const corrected = spelt.length === 0 && isLast ? this.corrected(word.surface, true) : spelt;
    return corrected.length > 0 ? [this.group(typed, corrected)] : this.torn(word);
  }

  // 'lam' and 'mat' are words, but rather the beginnings of a lamp and a matras: kinds of which the shop has more.
  private continued(word: AnalysedWord, own: readonly Alternative[], isLast: boolean): Alternative[] {
    const { types, categories } = this.index.parts;
    const continued = this.continuations(word.surface);
    if (own.length === 0) return continued;
    const id = this.index.termId(word.term) ?? -1;
    const isNamed = categories.some(({ shares }) => shares.get(id) === 1);
    const count = Math.max(...own.map((each) => this.productCount(each)));
    if (isNamed || (count > 0 && !isLast)) return [];
    const kinds = continued.filter(
      (each) => types.has(each.terms[0] ?? -1) && (count === 0 || this.productCount(each) > count),
    );
    if (kinds.length === 0 && count === 0) return continued;
    return kinds.map(({ terms, factor }) => ({ terms, factor: factor / prefixFactor }));
  }

  // How many products are this, not only mention it.
  private productCount({ terms }: Alternative): number {
    return Math.min(...terms.map((term) => this.index.parts.postings.strongCount(term)));
  }

  // A compound the catalogue does not have asks for its parts: kinderdekbed, for kind and dekbed.
  private apart(word: AnalysedWord): QueryGroup[] {
    const parts = [...word.modifiers.slice(0, 1), ...word.heads.slice(0, 1)];
    return parts.map((part) => this.group(part, meaningAt(this.index, [part], 0).alternatives));
  }

  private corrected(surface: string, isUnfinished: boolean): Alternative[] {
    return this.index.spelling.nearest(surface, isUnfinished).flatMap(({ word, distance }) => {
      const factor = misspeltFactor ** distance * this.ownShare(word);
      return meaningAt(this.index, [word], 0).alternatives.map((each) => ({
        terms: each.terms,
        factor: each.factor * factor,
      }));
    });
  }

  private continuations(prefix: string): Alternative[] {
    if (prefix.length < shortestPrefix) return [];
    const { analyser, types } = this.index.parts;
    const words = this.index
      .wordsWithPrefix(prefix, mostContinuations)
      .map((word) => ({ word, term: analyser.term(word) }));
    return words.flatMap(({ word, term }) => {
      // 'dek' begins a dekbed, which begins a dekbedovertrek; 'kle' rather a kleed than the cushion named Klei
      const isFarther = words.some(
        (other) => other.word !== prefix && other.term !== term && word.startsWith(other.word),
      );
      const isKind = types.has(this.index.termId(term) ?? -1);
      const share = this.ownShare(word) * (isFarther ? fartherShare : 1) * (isKind ? 1 : otherThanKindShare);
      return alternative(this.index, [term], prefixFactor * share);
    });
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
    const valueIds = new Set(
      near.flatMap(({ terms }) => (terms.length === 1 ? (valuesByTerm.get(terms[0] ?? -1) ?? []) : [])),
    );
    return {
      typed,
      alternatives,
      valueIds,
      isSize: false,
      isType: near.some(({ terms }) => types.has(terms.at(-1) ?? -1)),
    };
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
