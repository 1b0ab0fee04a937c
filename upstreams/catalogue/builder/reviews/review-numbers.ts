import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { Draw } from "../draw.ts";

const lastDay = Date.parse("2026-11-20");
const dayMs = 24 * 60 * 60 * 1000;

/** Shares of 1 to 5 stars of a weak, a good and an excellent product, with the average each comes to. */
const profiles: readonly { average: number; shares: readonly number[] }[] = [
  { average: 3.2, shares: [0.13, 0.17, 0.24, 0.29, 0.17] },
  { average: 4.2, shares: [0.03, 0.05, 0.11, 0.31, 0.5] },
  { average: 4.72, shares: [0.005, 0.01, 0.025, 0.18, 0.78] },
];

/** How many reviews a master has: the more it sells and the longer it has been there, the more; some sellers of little have none. */
export function reviewCount(siblings: readonly ProductLine[]): number {
  const draw = new Draw(siblings[0]!.masterKey, "count");
  const sold = siblings.reduce((sum, { soldRecently }) => sum + soldRecently, 0);
  const days = (lastDay - firstLive(siblings)) / dayMs;
  const age = Math.min(1, Math.max(0, (days - 20) / 540) ** 0.7);
  const eagerness = 0.7 + 0.6 * draw.next();
  const count = draw.round(0.022 * sold ** 1.22 * age * eagerness);
  if (count <= 3 && draw.chance(0.4)) return 0;
  return count <= 110 ? count : 110 + Math.round(10 * (1 - 110 / count));
}

/** When the first colour of a master came into the shop, in milliseconds since 1970. */
export function firstLive(siblings: readonly ProductLine[]): number {
  return Math.min(...siblings.map(({ firstLiveAt }) => Date.parse(firstLiveAt)));
}

/** The score of a master's review: together they come close to how good the master is, also when more are added. */
export function scoreOf(masterKey: string, number: number): number {
  const draw = new Draw(masterKey, "level");
  const lot = draw.next();
  const level =
    lot < 0.07 ? 3.1 + 0.5 * draw.next() : lot < 0.25 ? 3.8 + 0.35 * draw.next() : 4.15 + 0.57 * draw.next() ** 1.2;
  const better = profiles.findIndex(({ average }) => average >= level);
  const [low, high] = [profiles[Math.max(0, better - 1)]!, profiles[Math.max(0, better)]!];
  const part = low === high ? 0 : (level - low.average) / (high.average - low.average);
  // steps of the golden ratio spread evenly over 0 to 1, however many there are
  let place = (draw.next() + number * 0.618_033_988_75) % 1;
  for (let score = 1; score < 5; score += 1) {
    place -= low.shares[score - 1]! * (1 - part) + high.shares[score - 1]! * part;
    if (place < 0) return score;
  }
  return 5;
}

/** The day a review was written: after the first deliveries, the more often the later. */
export function writtenOn(siblings: readonly ProductLine[], draw: Draw): Date {
  const start = firstLive(siblings) + 16 * dayMs;
  const days = Math.max(0, Math.floor((lastDay - start) / dayMs));
  return new Date(start + Math.floor(days * draw.next() ** 0.62) * dayMs);
}
