import type { SearchIndex } from "../index/search-index.ts";
import { meaningAt } from "../term/word-meanings.ts";
import { readTerm } from "../term/understand-term.ts";
import { dutchStem } from "../text/dutch-stem.ts";
import { Spelling } from "../text/spelling.ts";
import { splitWords } from "../text/split-words.ts";
import { withoutStopWords } from "../text/without-stop-words.ts";
import { pageWords } from "../text/word-lists.ts";

/** A page of the shop that is no listing and no product. */
export interface NamedPage {
  name: string;
  /** In the shop, without its prefix; may end in a hash. */
  path: string;
}

const shortestBeginning = 4;
const shortestMisspelt = 6;
const pages: readonly (NamedPage & { words: readonly string[] })[] = [...pageWords].map(([path, words]) => ({
  name: `${words[0]?.[0]?.toUpperCase()}${words[0]?.slice(1)}`,
  path,
  words,
}));
const byStems = new Map(pages.flatMap((page) => page.words.map((word): [string, NamedPage] => [stemsOf(word), page])));
const byWord = new Map(pages.flatMap((page) => page.words.map((word): [string, NamedPage] => [word, page])));
const spelling = new Spelling(
  new Map([...byWord.keys()].filter((word) => !word.includes(" ")).map((word) => [word, 1])),
);

/**
 * The page a whole term asks for, finished or not, with mistakes or without: 'retour', 'hoe kan ik ruilen', 'garan', 'verzendksten'. What is
 * a word of the catalogue, or the beginning of one, asks for products.
 */
export function namedPage(index: SearchIndex, term: string): NamedPage | undefined {
  const written = splitWords(readTerm(term));
  const words = withoutStopWords(written);
  const named = byStems.get(stemsOf(written.join(" "))) ?? byStems.get(stemsOf(words.join(" ")));
  const [word] = words;
  if (named || word === undefined || words.length > 1 || word.length < shortestBeginning || isOfCatalogue(index, word))
    return named;
  const begun = [...byWord].flatMap(([name, page]) => (name.startsWith(word) ? [page] : []));
  const spelt = begun.length > 0 || word.length < shortestMisspelt ? [] : spelling.nearest(word);
  const [nearest, ...others] = [...begun, ...spelt.flatMap((near) => byWord.get(near.word) ?? [])];
  return others.every((other) => isSamePage(other, nearest)) ? nearest : undefined;
}

function stemsOf(text: string): string {
  return splitWords(text).map(dutchStem).join(" ");
}

function isOfCatalogue(index: SearchIndex, word: string): boolean {
  return meaningAt(index, [word], 0).alternatives.length > 0 || index.wordsWithPrefix(word, 1).length > 0;
}

function isSamePage(page: NamedPage, other: NamedPage | undefined): boolean {
  return page.path.split("#")[0] === other?.path.split("#")[0];
}
