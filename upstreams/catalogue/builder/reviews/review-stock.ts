import { readdirSync, readFileSync } from "node:fs";

/** How a line judges: `great` for five stars, `good`, `fair` (a reservation), `poor`, `yet` (a good word beside a bad score), `any`. */
export type Tone = "great" | "good" | "fair" | "poor" | "yet" | "any";
export type StockLanguage = "nl" | "de" | "fr";

/** One sentence, title or whole text that reviews are put together from. */
export interface StockLine {
  /** File and line, for ever the same while the line stays. */
  id: string;
  kind: "sentence" | "title" | "whole";
  /** What it speaks of; a review speaks of a thing once. */
  aspect: string;
  tone: Tone;
  texts: { nl: string } & Partial<Record<StockLanguage, string>>;
  /** Facts that must hold: one of each list; `!` before a fact means it must not. */
  needs: readonly (readonly string[])[];
  /** `tijd` for `{tijd}`: what the buyer's words must fill. */
  gaps: readonly string[];
  /** The fewest days of use after which somebody can say this. */
  usedDays: number;
}

/** The lines for products of some categories. */
export interface ReviewStock {
  /** Category paths; none for the lines that fit every product. */
  paths: readonly string[];
  /** Whether it matters how its buyers sleep. */
  sleepers: boolean;
  lines: readonly StockLine[];
}

const tones: Readonly<Record<string, Tone>> = {
  "*": "great",
  "+": "good",
  "~": "fair",
  "-": "poor",
  "^": "yet",
  "=": "any",
};
const folder = new URL("../../source/reviews/", import.meta.url);

/** Reads the stock of a folder of source/reviews: `nl` in Dutch only, `translated` in three languages. */
export function readStock(name: "nl" | "translated"): ReviewStock[] {
  const files = readdirSync(new URL(`${name}/`, folder)).toSorted();
  return files.map((file) => parseStock(`${name}/${file}`, readFileSync(new URL(`${name}/${file}`, folder), "utf8")));
}

/**
 * Reads a stock file. `voor:` names category paths, `[aspect | als: fact, !fact, one / other]` begins a section, and a line is a tone
 * (`*+~-^=`), after a `t` when it is a title, and the text; lines with two spaces, a language and a text are its translations.
 * @throws Error naming the line that is none of these
 */
export function parseStock(name: string, text: string): ReviewStock {
  const lines: StockLine[] = [];
  let paths: string[] = [];
  let sleepers = false;
  let section: { aspect: string; needs: string[][] } | undefined;
  for (const [index, row] of text.split("\n").entries()) {
    const [, marks, sentence] = /^(t?[*+~^=-]) (.+)$/.exec(row) ?? [];
    const [, language, translation] = /^ {2}(de|fr) (.+)$/.exec(row) ?? [];
    const [, aspect, conditions] = /^\[([^|\]]+?)(?: \| als: (.+))?\]$/.exec(row) ?? [];
    if (aspect)
      section = {
        aspect,
        needs: (conditions ?? "")
          .split(", ")
          .filter(Boolean)
          .map((one) => one.split(" / ")),
      };
    else if (marks && sentence && section) {
      lines.push(readLine(`${name}:${sentence}`, marks, sentence, section));
    } else if (language && translation && lines.length > 0)
      lines.at(-1)!.texts[language as StockLanguage] = translation;
    else if (row.startsWith("voor: ")) paths = row.slice(6).split(" ");
    else if (row === "slaaphouding: ja") sleepers = true;
    else if (row.trim() !== "" && !row.startsWith("#"))
      throw new Error(`source/reviews/${name}, line ${index + 1} is no line of a stock`);
  }
  return { paths, sleepers, lines };
}

function readLine(
  id: string,
  marks: string,
  nl: string,
  { aspect, needs }: { aspect: string; needs: string[][] },
): StockLine {
  const tone = tones[marks.at(-1)!]!;
  const gaps = [...nl.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!);
  return {
    id,
    kind: aspect === "geheel" ? "whole" : marks.startsWith("t") ? "title" : "sentence",
    aspect,
    tone,
    texts: { nl },
    needs: [...needs, ...spouseNeeds(nl), ...washingNeeds(nl)],
    gaps,
    usedDays: daysToSay(nl, gaps.includes("tijd") && tone !== "poor" && aspect !== "begin"),
  };
}

// one writer speaks of one spouse
function spouseNeeds(text: string): string[][] {
  if (/\b[Mm]ijn (man|vriend)\b/.test(text)) return [["vrouw"]];
  return /\b[Mm]ijn (vrouw|vriendin)\b/.test(text) ? [["man"]] : [];
}

// nobody has washed what the label forbids
function washingNeeds(text: string): string[][] {
  const degrees = /\bop (30|40|60)\b/.exec(text)?.[1];
  return [
    ...(degrees === undefined ? [] : [[`zorg:${degrees} graden`]]),
    ...(/droger\b/.test(text) ? [["zorg:droger"], ["!zorg:niet in de droger"]] : []),
  ];
}

function daysToSay(text: string, praisesTime: boolean): number {
  const washes = /(twee|drie|één|paar)? ?(?:keer was|wasbeurten)/.exec(text);
  if (washes) return washes[1] === undefined ? 70 : 20;
  // nobody praises what lasted a week
  return praisesTime ? 40 : 0;
}

/** The stock whose path fits a product's main category best, and the one that fits every product. */
export function stockFor(
  stocks: readonly ReviewStock[],
  category: string,
): { own: ReviewStock | undefined; general: ReviewStock } {
  const fitting = stocks.flatMap((stock) =>
    stock.paths.filter((path) => `${category}/`.startsWith(`${path}/`)).map((path) => ({ stock, length: path.length })),
  );
  const general = stocks.find((stock) => stock.paths.length === 0);
  if (!general) throw new Error("No stock of reviews fits every product");
  return { own: fitting.toSorted((a, b) => b.length - a.length)[0]?.stock, general };
}
