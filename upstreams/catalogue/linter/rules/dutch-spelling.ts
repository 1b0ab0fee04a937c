import type { CatalogueRule } from "../catalogue-rule.ts";
import { DutchDictionary } from "../spelling/dutch-dictionary.ts";
import { dutchTexts } from "../spelling/dutch-texts.ts";
import { properNames } from "../spelling/proper-names.ts";

const token = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])?(?:-(?!\p{L}))?/gu;
const remedy =
  "correct it, or add the right word to linter/words.txt (sorted; `-matras` ends compounds, `kinder-` begins them)";

/** Every word of every Dutch text is in the dictionary, in the list of our own, or a name of the catalogue. */
export const dutchSpelling: CatalogueRule = {
  name: "dutch-spelling",
  *find(catalogue) {
    const dictionary = new DutchDictionary(properNames(catalogue));
    const unknown = new Map<string, { subject: string; field: string; uses: number }>();
    for (const { subject, field, text } of dutchTexts(catalogue)) {
      for (const word of (text.match(token) ?? []).flatMap(withoutDigits)) {
        if (dictionary.knows(word.replaceAll("’", "'"))) continue;
        const entry = unknown.get(word);
        if (entry) entry.uses += 1;
        else unknown.set(word, { subject, field, uses: 1 });
      }
    }
    for (const [word, { subject, field, uses }] of unknown) {
      const more = uses > 1 ? ` and ${uses - 1} more` : "";
      yield { subject, problem: `'${word}' (${field}${more}) is in no list of Dutch words`, remedy };
    }
  },
};

/** `2-zits` is `zits`; `E27` and `100` are no words. */
function withoutDigits(word: string): string[] {
  return /\p{N}/u.test(word) ? word.split("-").filter((part) => part.length > 1 && !/\p{N}/u.test(part)) : [word];
}
