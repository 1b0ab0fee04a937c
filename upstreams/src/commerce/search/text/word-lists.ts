import { readFileSync } from "node:fs";

import { fold } from "./fold.ts";

/** What stands left of the colon of each line, with the comma-separated entries right of it, all folded. */
export type WordList = ReadonlyMap<string, readonly string[]>;

const line = /^([^:]+):\s*(.*)$/;

/**
 * Reads a word list (words/README.md). A word left of two colons has the entries of both.
 * @throws Error that names the line which is not `word: word, word`
 */
export function parseWordList(text: string, name: string): WordList {
  const list = new Map<string, string[]>();
  for (const [index, written] of text.split("\n").entries()) {
    const meant = written.replace(/(?:^|\s)#.*$/u, "").trim();
    if (meant === "") continue;
    const [, left = "", right = ""] = line.exec(meant) ?? [];
    const entries = right.split(",").map((entry) => fold(entry.trim()));
    if (left === "" || entries.includes("")) throw new Error(`${name}, line ${index + 1}: must be 'word: word, word'`);
    const word = fold(left.trim());
    list.set(word, [...(list.get(word) ?? []), ...entries]);
  }
  return list;
}

function read(name: string): WordList {
  return parseWordList(readFileSync(new URL(`../words/${name}`, import.meta.url), "utf8"), name);
}

/** Plurals and spellings that no rule finds, to the form they belong to. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  [...read("forms.txt")].flatMap(([form, variants]) => variants.map((variant): [string, string] => [variant, form])),
);

/** Other names of the very same thing; they count as the first name everywhere. */
export const sameWords = read("same.txt");

/** What a shopper may also mean by a word. */
export const relatedWords = read("related.txt");

/** English, German and French words for the main types. */
export const foreignWords = read("foreign.txt");

/** Names of colours that belong to a colour. */
export const colourFamilies = read("colours.txt");

/** Words that compounds are made of, and words that look like compounds but are none. */
export const compoundWords = read("compounds.txt");

/** What shoppers call the pages of the shop that are no listing and no product; the first is the page's name. */
export const pageWords = read("pages.txt");

/** Words that say nothing about a product. */
export const stopWords: ReadonlySet<string> = new Set([...read("stop-words.txt").values()].flat());
