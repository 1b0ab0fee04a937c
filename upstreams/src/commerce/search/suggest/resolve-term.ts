import type { CategoryEntry } from "../../snapshot/category-tree.ts";
import type { CatalogueEngine } from "../../engine/catalogue-engine.ts";
import { textIn } from "../../text-in.ts";
import { atomsOf } from "../index/category-names.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { AnalysedWord } from "../text/analyser.ts";
import { dutchStem } from "../text/dutch-stem.ts";
import { Phrases } from "../text/phrases.ts";
import { takeSizes } from "../text/sizes.ts";
import { splitWords } from "../text/split-words.ts";
import { withoutStopWords } from "../text/without-stop-words.ts";
import { foreignWords } from "../text/word-lists.ts";
import { readTerm } from "../term/understand-term.ts";
import { namedPage, type NamedPage } from "./named-page.ts";

/** Where a term leads straight to. */
export type Resolved =
  | { kind: "product"; productIndex: number }
  | { kind: "category"; category: CategoryEntry }
  | { kind: "page"; page: NamedPage };

const foreign = new Phrases(foreignWords, "toWord");
const between = /\s*(?:&|,|\ben\b|\bund\b|\bet\b)\s*/u;

/**
 * The one thing a whole term names: a product by article number, EAN, reference or master key, or a category by its name, in singular or
 * plural, together or apart, by a synonym or a foreign word, or a page of the shop such as that on returns, whose words are Dutch.
 * `categoryId` narrows it to that category and what is below.
 */
export function resolveTerm(engine: CatalogueEngine, term: string, categoryId?: number): Resolved | undefined {
  const productIndex = namedProduct(engine, term, categoryId);
  if (productIndex !== undefined) return { kind: "product", productIndex };
  const category = namedCategory(engine, term, categoryId);
  if (category) return { kind: "category", category };
  const isDutch = engine.catalogue.shop.language.startsWith("nl");
  const page = isDutch && categoryId === undefined ? namedPage(engine.search, term) : undefined;
  return page && { kind: "page", page };
}

// Of a master's colours the first that can be bought.
function namedProduct(
  { search, catalogue: { snapshot, offers } }: CatalogueEngine,
  term: string,
  categoryId: number | undefined,
): number | undefined {
  const products = search.parts.codes.find(term)?.productIndexes.filter((index) => offers.isOffered(index)) ?? [];
  const within =
    categoryId === undefined
      ? products
      : products.filter((index) => snapshot.productsOfCategory(categoryId).includes(index));
  return within.find((index) => !offers.isSoldOut(index)) ?? within[0];
}

function namedCategory(
  engine: CatalogueEngine,
  term: string,
  categoryId: number | undefined,
): CategoryEntry | undefined {
  const { search, catalogue } = engine;
  const readings = readingsOf(search, term);
  if (readings.length === 0) return undefined;
  let asPart: CategoryEntry | undefined;
  for (const { category, words } of search.parts.categories) {
    if (categoryId !== undefined && !category.rootline.some(({ id }) => id === categoryId)) continue;
    if (readings.some((reading) => isSame(reading, words))) return category;
    // 'Hoekbanken en chaise longues' goes by either name when nothing goes by it alone.
    const names = textIn(category.document.name, catalogue.shop).split(between);
    const isNamed =
      names.length > 1 &&
      names.some((name) => readings.some((reading) => isSame(reading, search.parts.analyser.words(name))));
    if (isNamed) asPart ??= category;
  }
  return asPart;
}

// As typed, and as translated. A size or a number asks for more than a category.
function readingsOf({ parts }: SearchIndex, term: string): AnalysedWord[][] {
  const { sizes, rest } = takeSizes(readTerm(term));
  const surfaces = withoutStopWords(splitWords(rest));
  if (sizes.length > 0 || surfaces.length === 0) return [];
  const translated = foreign.exactly(surfaces.map(dutchStem).join(" "));
  return [parts.analyser.wordsOf(surfaces), ...translated.map((word) => parts.analyser.words(word))];
}

function isSame(typed: readonly AnalysedWord[], name: readonly AnalysedWord[]): boolean {
  return equal(termsOf(typed), termsOf(name)) || equal(atomsOf(typed), atomsOf(name));
}

function termsOf(words: readonly AnalysedWord[]): Set<string> {
  return new Set(words.map(({ term }) => term));
}

function equal(first: ReadonlySet<string>, second: ReadonlySet<string>): boolean {
  return first.size === second.size && [...first].every((entry) => second.has(entry));
}
