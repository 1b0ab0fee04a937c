import { irregularForms } from "./word-lists.ts";

const shortest = 3;
const mostSteps = 8;
const asciiWord = /^[a-z]{4,}$/;
const longVowel = /(?:aa|ee|oo|uu|oe|ie|eu|ui|ij|ei|ou|au)$/;
const pluralS = /(?:e[lmnr]|ie|[bcdfghjklmnpqrtvwxz]e|ing|[dfp]|il|oir|eur|ard)s$/;
const openSyllable = /^(.*[^aeiouy]|)([aeou])([bcdfghjklmnpqrstvwxz])$/;
// An unstressed last syllable keeps its single vowel: zomer, meubel, stevig.
const unstressed = /[aeiouy].*e[lmnr]$/;

/**
 * The stem that a Dutch word shares with its plural, its diminutive and its inflected forms: matrassen, matrasje → matras; hoezen → hoes;
 * witte → wit. A stem need not be a word ('kussen' and 'kussens' → 'kus'); it only has to be the same. Total, and its own stem.
 */
export function dutchStem(word: string): string {
  let current = word;
  for (let step = 0; step < mostSteps; step += 1) {
    const next = irregularForms.get(current) ?? (asciiWord.test(current) ? shorten(current) : current);
    if (next === current) break;
    current = next;
  }
  return current;
}

function shorten(word: string): string {
  const singular = word.endsWith("je")
    ? withoutDiminutive(word)
    : pluralS.test(word)
      ? word.slice(0, -1)
      : withoutVowelEnding(word);
  return singular.length < shortest ? word : singular;
}

function withoutDiminutive(word: string): string {
  const root = word.slice(0, -2);
  if (/([bdfgklmnpr])\1etje$/.test(word)) return undouble(word.slice(0, -4));
  // 'bloempje' is a small bloem, 'lampje' a small lamp.
  if (/(?:aa|ee|oo|oe|ie|eu|ui|ij|[lr])mpje$/.test(word)) return word.slice(0, -3);
  if (!word.endsWith("tje")) return root;
  const beforeT = word.slice(0, -3);
  if (longVowel.test(beforeT)) return root;
  return /[aeioulnrw]$/.test(beforeT) ? beforeT : root;
}

function withoutVowelEnding(word: string): string {
  const ending = /[^aeiouy]en$/.test(word) ? 2 : /[^aeiouy]e$/.test(word) ? 1 : 0;
  const root = word.slice(0, word.length - ending);
  if (ending === 0 || !/[aeiouy]/.test(root)) return word;
  const isDoubled = root.at(-1) === root.at(-2);
  return hardenEnd(isDoubled ? undouble(root) : closeSyllable(root));
}

function undouble(root: string): string {
  return root.length > shortest && root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}

// slopen → sloop, grote → groot.
function closeSyllable(root: string): string {
  const open = unstressed.test(root) ? null : openSyllable.exec(root);
  return open ? `${open[1]}${open[2]}${open[2]}${open[3]}` : root;
}

function hardenEnd(root: string): string {
  if (root.endsWith("z")) return `${root.slice(0, -1)}s`;
  return root.endsWith("v") ? `${root.slice(0, -1)}f` : root;
}
