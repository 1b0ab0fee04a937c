import type { Draw } from "../draw.ts";
import type { LineChoice } from "./choose-lines.ts";
import type { StockLine, Tone } from "./review-stock.ts";

/** How many sentences reviews have, and how often. */
const lengths: readonly (readonly [sentences: number, share: number])[] = [
  [1, 40],
  [2, 33],
  [3, 15],
  [4, 7],
  [5, 3],
  [6, 2],
];

const byScore: Readonly<Record<number, { title: readonly Tone[]; close: readonly Tone[] }>> = {
  5: { title: ["great", "good"], close: ["great", "good"] },
  4: { title: ["good"], close: ["good"] },
  3: { title: ["fair"], close: ["fair"] },
  2: { title: ["poor"], close: ["poor"] },
  1: { title: ["poor"], close: ["poor"] },
};

/** What somebody says: the chosen lines in order, or one whole text, and a title. */
export interface Composition {
  title: StockLine;
  lines: readonly StockLine[];
}

/** Words for a score: an opening, what pleased and what did not as the score asks for it, and a verdict; undefined when nothing is left to say. */
export function composeReview(choice: LineChoice, score: number, longest: number, draw: Draw): Composition | undefined {
  const { title: titleTones, close } = byScore[score]!;
  const whole = draw.chance(0.16) ? choice.choose("whole", score === 5 ? ["great", "good"] : titleTones) : undefined;
  if (whole) {
    const title = choice.choose("title", titleTones, ({ aspect }) => aspect === "oordeel");
    return title && { title, lines: [whole] };
  }
  // who is angry or in doubt is sooner done
  const most = Math.min(longest, score < 3 ? 4 : score === 3 ? 5 : 9);
  const sentences = Math.min(most, draw.weighted(lengths, ([, share]) => share)[0]);
  const opening =
    sentences > 1 && draw.chance(0.36)
      ? choice.choose("sentence", ["any"], ({ needs }) => sentences < 4 || !needs.flat().includes("kort"))
      : undefined;
  const closes = sentences > 2 && draw.chance(0.4);
  const middle = middleTones(score, sentences - (opening ? 1 : 0) - (closes ? 1 : 0), draw).flatMap(
    (tones) => choice.choose("sentence", tones, (line) => saysSomething(line, score)) ?? [],
  );
  const closing = closes ? choice.choose("sentence", close, ({ aspect }) => aspect === "slot") : undefined;
  if (middle.length === 0) return undefined;
  const lines = [opening, ...middle, closing].filter((line) => line !== undefined);
  const spoken = new Set(middle.filter(({ tone }) => titleTones.includes(tone)).map(({ aspect }) => aspect));
  const title =
    (draw.chance(0.5) ? choice.choose("title", titleTones, ({ aspect }) => spoken.has(aspect)) : undefined) ??
    choice.choose("title", titleTones, ({ aspect }) => aspect === "oordeel") ??
    choice.choose("title", titleTones, ({ aspect }) => spoken.has(aspect));
  return title && { title, lines };
}

// openings and closings have their own places, and a verdict agrees with the score
function saysSomething({ aspect, tone }: StockLine, score: number): boolean {
  return (
    aspect !== "slot" &&
    aspect !== "begin" &&
    !(aspect === "oordeel" && ((score === 3 && tone === "good") || (score === 4 && tone === "fair")))
  );
}

function times(number: number, tones: () => Tone[]): Tone[][] {
  return Array.from({ length: Math.max(0, number) }, tones);
}

function middleTones(score: number, count: number, draw: Draw): Tone[][] {
  if (score === 5) return times(count, () => (draw.chance(0.34) ? ["great"] : ["good", "great"]));
  if (score === 4) {
    const reservations = count > 1 && draw.chance(0.62) ? 1 : 0;
    return [...times(count - reservations, () => ["good"]), ...times(reservations, () => ["fair"])];
  }
  if (score === 3) {
    const reservations = count > 3 ? 2 : 1;
    const good = times(count - reservations, (): Tone[] => ["good"]);
    if (good.length > 0 && draw.chance(0.6)) good[0] = ["yet", "good"];
    return [...good, ...times(reservations, () => ["fair"])];
  }
  const admits = count > 1 && draw.chance(score === 2 ? 0.55 : 0.2);
  const poor = times(admits ? count - 1 : count, (): Tone[] => ["poor"]);
  if (!admits) return poor;
  return draw.chance(0.4) ? [["yet"], ...poor] : [...poor, ["yet"]];
}

/** The lines as one text, long ones in paragraphs; the draw also decides on exclamation marks and full stops. */
export function writeDown(lines: readonly StockLine[], fill: (line: StockLine) => string, draw: Draw): string {
  const sentences = lines.map((line) => {
    const text = fill(line).replaceAll(" // ", "\n\n");
    return line.tone === "great" && line.kind !== "whole" && draw.chance(0.16) ? text.replace(/\.$/, "!") : text;
  });
  if (sentences.length === 1 && sentences[0]!.length < 60 && draw.chance(0.14)) return sentences[0]!.replace(/\.$/, "");
  if (sentences.length < 5) return sentences.join(" ");
  const first = 2 + draw.below(2);
  const second = sentences.length > 6 ? first + 2 + draw.below(2) : sentences.length;
  return [sentences.slice(0, first), sentences.slice(first, second), sentences.slice(second)]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(" "))
    .join("\n\n");
}
