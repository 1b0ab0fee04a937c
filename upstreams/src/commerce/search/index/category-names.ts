import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CatalogueSnapshot } from "../../snapshot/catalogue-snapshot.ts";
import type { CategoryEntry } from "../../snapshot/category-tree.ts";
import { textIn } from "../../text-in.ts";
import type { Analyser, AnalysedWord } from "../text/analyser.ts";
import { fold } from "../text/fold.ts";
import { splitWords } from "../text/split-words.ts";
import { withoutStopWords } from "../text/without-stop-words.ts";

const wordShare = 1;
const headShare = 0.7;
const modifierShare = 0.3;

/** A category by the words of its name. */
export interface NamedCategory {
  category: CategoryEntry;
  words: readonly AnalysedWord[];
  /** How far a term, by its id, names it: 1 is a word of its name, less the head of a compound, little its modifier. */
  shares: ReadonlyMap<number, number>;
  /** The smallest parts of all its words. */
  atoms: ReadonlySet<string>;
  /** Pieces sold lately of everything in it. */
  sold: number;
}

/** The categories a shopper can see, those above first. */
export function nameCategories(
  snapshot: CatalogueSnapshot,
  analyser: Analyser,
  terms: ReadonlyMap<string, number>,
  language: Pick<ShopLocale, "language">,
): NamedCategory[] {
  const visible = [...snapshot.categories.all()].filter(({ rootline }) =>
    rootline.every(({ document }) => !document.hidden),
  );
  return visible
    .sort((first, second) => first.rootline.length - second.rootline.length)
    .map((category) => {
      const words = analyser.wordsOf(withoutStopWords(splitWords(fold(textIn(category.document.name, language)))));
      let sold = 0;
      for (const index of snapshot.productsOfCategory(category.id)) sold += snapshot.product(index).soldRecently;
      return { category, words, shares: sharesOf(words, terms), atoms: atomsOf(words), sold };
    });
}

/** The smallest parts of words: those of kinderdekbedovertrek are kind, dekbed and overtrek. */
export function atomsOf(words: readonly AnalysedWord[]): Set<string> {
  return new Set(
    words.flatMap(({ term, heads, modifiers }) => (heads.length > 0 ? [...modifiers, heads.at(-1) ?? term] : [term])),
  );
}

function sharesOf(words: readonly AnalysedWord[], terms: ReadonlyMap<string, number>): Map<number, number> {
  const shares = new Map<number, number>();
  const add = (term: string, share: number) => {
    const id = terms.get(term);
    if (id !== undefined) shares.set(id, Math.max(share, shares.get(id) ?? 0));
  };
  for (const { term, heads, modifiers } of words) {
    add(term, wordShare);
    for (const head of heads) add(head, headShare);
    for (const modifier of modifiers) add(modifier, modifierShare);
  }
  return shares;
}
