import type { CatalogueRule } from "../catalogue-rule.ts";
import { DutchDictionary } from "../spelling/dutch-dictionary.ts";
import { dutchTexts } from "../spelling/dutch-texts.ts";
import { properNames } from "../spelling/proper-names.ts";

const patterns: readonly [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])(\p{L}+) \1(?![\p{L}\p{N}-])/iu, "has a word twice"],
  [/[^\s]{0,10} {2,}\S{0,10}/u, "has two spaces"],
  [/\S{0,10} [,.;:!?](?=\s|$)/u, "has a space before a sign"],
  [/\p{L}{2,}[,;:!?]\p{L}+|\p{Ll}{2,}\.\p{Lu}\p{Ll}+/u, "lacks a space after a sign"],
  [/\p{Ll}{2,}\p{Lu}\p{Ll}+/u, "has a capital inside a word"],
  [/[.!?] \p{Ll}{2,}/u, "begins a sentence small"],
  [/\d+(?:cm|kg|gram|graden)(?!\p{L})/u, "lacks a space before a unit"],
];

/** Names that are written with a capital inside. */
const names = /PayPal|JavaScript/gu;

const pair = /(?<![\p{L}-])(\p{L}\p{Ll}{2,}) (?=(\p{Ll}{3,})(?![\p{L}-]))/gu;

/** No doubled words, no missing or needless spaces, no compound torn in two ('hoes laken'). */
export const dutchSpacing: CatalogueRule = {
  name: "dutch-spacing",
  *find(catalogue) {
    const dictionary = new DutchDictionary(properNames(catalogue));
    for (const { subject, field, text } of dutchTexts(catalogue)) {
      const plain = text.replaceAll("\u00a0", " ").replaceAll(names, "Naam");
      for (const [pattern, problem] of patterns) {
        const found = pattern.exec(plain)?.[0];
        if (found) yield { subject, problem: `${problem}: '${found.trim()}' (${field})`, remedy: "correct the text" };
      }
      for (const [, first = "", second = ""] of plain.matchAll(pair)) {
        if (!dictionary.joins(first.toLowerCase(), second)) continue;
        yield {
          subject,
          problem: `tears '${first}${second}' in two: '${first} ${second}' (${field})`,
          remedy: "write it as one word",
        };
      }
    }
  },
};
