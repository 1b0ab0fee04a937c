import { brokenTexts } from "./broken-texts.ts";
import { FreshLines } from "./fresh-lines.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { wrongProducts } from "./wrong-products.ts";
import { wrongValues } from "./wrong-values.ts";

/** A line no import may take, and what was done to a good one. */
export interface BadLine {
  kind: string;
  bytes: Buffer;
  /** Whether a schema of the format must refuse it too: false for what only the lines before it, or sums over it, show. */
  isSeenBySchema: boolean;
}

const kindsSeenBySchema = Object.entries(wrongValues);
const kindsOfText = Object.entries(brokenTexts);
const kindsOfMeaning = Object.entries(wrongProducts);

/** So many bad lines of all kinds, each made from good ones with keys of their own. */
export function* badLines(count: number, random: SeededRandom): Generator<BadLine> {
  const kinds = [...kindsSeenBySchema, ...kindsOfText, ...kindsOfMeaning];
  for (let number = 0; number < count; number += 1) {
    const [kind, make] = kinds[number % kinds.length]!;
    const made = make(random, new FreshLines(number)) ?? random.pick(["{", "}", "[1,]"]);
    const bytes =
      typeof made === "string" ? Buffer.from(made) : Buffer.isBuffer(made) ? made : Buffer.from(JSON.stringify(made));
    yield { kind, bytes, isSeenBySchema: kindsSeenBySchema.some(([name]) => name === kind) };
  }
}
