import { LRUCache } from "lru-cache";
import type { CatalogueSnapshot } from "../../snapshot/catalogue-snapshot.ts";
import type { Analyser } from "../text/analyser.ts";
import { Spelling } from "../text/spelling.ts";
import type { Alternative } from "../term/query-group.ts";
import { wordScores, type WordScores } from "../term/word-scores.ts";
import type { NamedCategory } from "./category-names.ts";
import type { CodeIndex } from "./code-index.ts";
import type { Postings } from "./postings.ts";
import type { SizeIndex } from "./size-index.ts";
import type { TermRow } from "./term-rows.ts";

const rememberedBytes = 16 * 1024 * 1024;

export interface SearchIndexParts {
  snapshot: CatalogueSnapshot;
  analyser: Analyser;
  /** Ids of terms. */
  terms: ReadonlyMap<string, number>;
  rows: readonly (TermRow | undefined)[];
  /** What `rows` depend on besides a product's own document. */
  signature: string;
  postings: Postings;
  sizes: SizeIndex;
  codes: CodeIndex;
  categories: readonly NamedCategory[];
  /** Terms of the first words of titles. */
  nouns: ReadonlySet<string>;
  /** Ids of terms that say what kind of thing a product is. */
  types: ReadonlySet<number>;
  /** Attribute values by the id of the term that names them. */
  valuesByTerm: ReadonlyMap<number, readonly number[]>;
  /** Words as the catalogue writes them, folded, with how many products they describe. */
  surfaces: ReadonlyMap<string, number>;
}

/** Everything a search needs of one version of the catalogue in one language; never changed once made. Shops of a language share it. */
export class SearchIndex {
  readonly parts: SearchIndexParts;
  private checker: Spelling | undefined;
  private readonly words = new LRUCache<string, WordScores>({
    maxSize: rememberedBytes,
    sizeCalculation: ({ products, scores }) => products.byteLength + scores.byteLength + 100,
  });
  private sorted: readonly string[] | undefined;

  /** Pieces sold lately of the product that sold best, at least 1. */
  readonly mostSold: number;

  constructor(parts: SearchIndexParts) {
    this.parts = parts;
    this.mostSold = parts.snapshot.products.reduce((most, { soldRecently }) => Math.max(most, soldRecently), 1);
  }

  termId(term: string): number | undefined {
    return this.parts.terms.get(term);
  }

  /** How well products have a word; remembered, as shoppers use the same few words in all they look for. */
  scoresOf(alternatives: readonly Alternative[]): WordScores {
    const name = alternatives.map(({ terms, factor }) => `${terms.join(" ")}*${factor}`).join();
    const cached = this.words.get(name);
    if (cached) return cached;
    const scores = wordScores(alternatives, this.parts.postings, this.parts.snapshot.products.length);
    this.words.set(name, scores);
    return scores;
  }

  /** The spelling of the catalogue's words, made when a word is first misspelt. */
  get spelling(): Spelling {
    this.checker ??= new Spelling(this.parts.surfaces);
    return this.checker;
  }

  /** The catalogue's words that begin as typed, the most used first. */
  wordsWithPrefix(prefix: string, most: number): string[] {
    this.sorted ??= [...this.parts.surfaces.keys()].sort(byCode);
    const words: string[] = [];
    for (let place = firstAtLeast(this.sorted, prefix); place < this.sorted.length; place += 1) {
      const word = this.sorted[place] ?? "";
      if (!word.startsWith(prefix)) break;
      words.push(word);
    }
    const weight = (word: string) => this.parts.surfaces.get(word) ?? 0;
    return words.sort((first, second) => weight(second) - weight(first) || byCode(first, second)).slice(0, most);
  }
}

function byCode(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
