import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CatalogueSnapshot } from "../../snapshot/catalogue-snapshot.ts";
import { textIn } from "../../text-in.ts";
import { Analyser } from "../text/analyser.ts";
import { Compounds } from "../text/compounds.ts";
import { fold } from "../text/fold.ts";
import { sameWords } from "../text/word-lists.ts";
import { nameCategories, type NamedCategory } from "./category-names.ts";
import { CodeIndex } from "./code-index.ts";
import { fieldWeights, type FieldWeight } from "./field-weights.ts";
import { Postings } from "./postings.ts";
import { takeProductFields, valueName } from "./product-fields.ts";
import { SearchIndex } from "./search-index.ts";
import { SizeIndex } from "./size-index.ts";
import { Slices } from "../../slices.ts";
import { RowWriter, type TermRow } from "./term-rows.ts";

type Language = Pick<ShopLocale, "language">;

/**
 * Builds the index of a catalogue's active products in the language of a shop, in slices that leave the event loop to responses. What is
 * unchanged since `previous` (the index of an earlier version in the same language) is taken over from it.
 */
export async function buildSearchIndex(
  snapshot: CatalogueSnapshot,
  language: Language,
  previous?: SearchIndex,
): Promise<SearchIndex> {
  const vocabulary = compoundVocabulary(snapshot, language);
  const signature = JSON.stringify([language.language.slice(0, 2), vocabulary]);
  const isAlike = previous?.parts.signature === signature;
  const analyser = isAlike ? previous.parts.analyser : new Analyser(new Compounds(vocabulary));
  const terms = new Map(isAlike ? previous.parts.terms : []);
  const nouns = new Set(isAlike ? previous.parts.nouns : []);
  const rows = await writeRows({
    snapshot,
    language,
    analyser,
    terms,
    nouns,
    previous: isAlike ? previous : undefined,
  });
  const postings = new Postings(rows, terms.size);
  const codes = await CodeIndex.build(snapshot);
  const categories = nameCategories(snapshot, analyser, terms, language);
  const strongCount = (term: string) => postings.strongCount(terms.get(term) ?? -1);
  return new SearchIndex({
    snapshot,
    analyser,
    terms,
    rows,
    signature,
    postings,
    codes,
    categories,
    sizes: new SizeIndex(snapshot.attributes),
    nouns,
    types: new Set(typesOf(nouns, categories).map((term) => terms.get(term) ?? -1)),
    valuesByTerm: valuesByTerm(snapshot, analyser, language, terms),
    surfaces: surfacesOf(analyser, strongCount),
  });
}

// Names of categories and of attribute values: words every product shares, unlike the names of series.
function compoundVocabulary({ categories, attributes }: CatalogueSnapshot, language: Language): string[] {
  const names = [...categories.all()].map(({ document }) => textIn(document.name, language));
  const labels = attributes.groups.flatMap((group) => group.values.map((value) => valueName(value, language)));
  return [...new Set([...names, ...labels].map(fold))].sort();
}

async function writeRows(options: {
  snapshot: CatalogueSnapshot;
  language: Language;
  analyser: Analyser;
  terms: Map<string, number>;
  nouns: Set<string>;
  previous: SearchIndex | undefined;
}): Promise<(TermRow | undefined)[]> {
  const { snapshot, language, analyser, terms, nouns, previous } = options;
  const writer = new RowWriter(terms);
  const slices = new Slices();
  const rows: (TermRow | undefined)[] = [];
  const take = (text: string, weight: FieldWeight) => {
    const words = analyser.learn(text);
    writer.add(words, weight);
    const [first] = weight === fieldWeights.noun ? words : [];
    for (const term of first ? [first.term, ...first.heads] : []) nouns.add(term);
  };
  for (const [index, product] of snapshot.products.entries()) {
    const unchanged = previous && unchangedRow(previous, snapshot, index);
    if (product.isActive && !unchanged) takeProductFields(snapshot, index, language, take);
    rows.push(product.isActive ? (unchanged ?? writer.take()) : undefined);
    await slices.pauseIfDue();
  }
  return rows;
}

function unchangedRow({ parts }: SearchIndex, snapshot: CatalogueSnapshot, index: number): TermRow | undefined {
  const product = snapshot.product(index);
  const before = parts.snapshot.productIndexById.get(product.id);
  if (before === undefined) return undefined;
  const earlier = parts.snapshot.product(before);
  const isUnchanged =
    product.documentText === earlier.documentText &&
    equal(product.categoryIds, earlier.categoryIds) &&
    equal(variantValues(snapshot, index), variantValues(parts.snapshot, before));
  return isUnchanged ? parts.rows[before] : undefined;
}

function variantValues(snapshot: CatalogueSnapshot, index: number): number[] {
  const { firstVariant, variantEnd } = snapshot.product(index);
  return snapshot.variants
    .slice(firstVariant, variantEnd)
    .flatMap(({ isActive, valueIds }) => (isActive ? valueIds : []));
}

function equal(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((value, place) => value === second[place]);
}

// What titles begin with and categories are called after: matras, hoofdkussen, kussen.
function typesOf(nouns: ReadonlySet<string>, categories: readonly NamedCategory[]): string[] {
  const names = new Set(categories.flatMap(({ words }) => words.flatMap(({ term, heads }) => [term, ...heads])));
  return [...nouns].filter((term) => names.has(term));
}

function valuesByTerm(
  { attributes }: CatalogueSnapshot,
  analyser: Analyser,
  language: Language,
  terms: ReadonlyMap<string, number>,
): Map<number, number[]> {
  const values = new Map<number, number[]>();
  for (const entry of attributes.groups.flatMap((group) => group.values)) {
    const [word, ...others] = analyser.words(valueName(entry, language));
    const id = word && others.length === 0 ? terms.get(word.term) : undefined;
    if (id !== undefined) values.set(id, [...(values.get(id) ?? []), entry.id]);
  }
  return values;
}

function surfacesOf(analyser: Analyser, strongCount: (term: string) => number): Map<string, number> {
  const surfaces = new Map<string, number>();
  const aliases = [...sameWords.values()].flat().filter((alias) => !alias.includes(" "));
  for (const surface of [...analyser.learnt(), ...aliases]) {
    const weight = strongCount(analyser.term(surface));
    if (weight > 0) surfaces.set(surface, weight);
  }
  return surfaces;
}
