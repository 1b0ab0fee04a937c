import { Draw } from "../draw.ts";
import type { Buyer } from "./buyer.ts";
import type { StockLanguage, StockLine } from "./review-stock.ts";

const gap = /\{(\w+)\}/g;

/** The text of a line in a language: one of each `(this|that)`, and the buyer's words in its gaps. */
export function fillLine(line: StockLine, language: StockLanguage, { words }: Buyer, seed: string): string {
  const draw = new Draw(seed, line.id);
  const text = line.texts[language];
  if (text === undefined) throw new Error(`No ${language} for ${line.id}`);
  const filled = text
    .replaceAll(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => draw.pick(choices.split("|")))
    .replaceAll(gap, (_, name: string) => words[name] ?? "");
  // a gap may open the sentence
  return filled.replace(/^(?:ij|\p{Ll})/u, (first) => first.toUpperCase());
}

/** Whether a line can be true in this buyer's mouth. */
export function canSay(line: StockLine, buyer: Buyer): boolean {
  return (
    buyer.usedDays >= line.usedDays &&
    line.gaps.every((name) => buyer.words[name] !== undefined) &&
    line.needs.every((some) => some.some((fact) => holds(fact, buyer.facts)))
  );
}

/** `stof:linnen` holds for a fabric with that word in it, `stof` for any; a month only for itself. */
function holds(fact: string, facts: ReadonlySet<string>): boolean {
  if (fact.startsWith("!")) return !holds(fact.slice(1), facts);
  if (facts.has(fact)) return true;
  const [name, part] = fact.split(":");
  if (part === undefined || name === "maand") return false;
  for (const each of facts) if (each.startsWith(`${name}:`) && each.includes(part)) return true;
  return false;
}
