import type { Allocation } from "./allocate-stock.ts";
import type { PlannedLine } from "./basket-plan.ts";

/** A member that a set cannot be ordered without, and how many of it go with each piece of the main item. */
interface Follower {
  line: PlannedLine;
  perPiece: number;
}

/** The required members of the set whose main item the line is; one of which no whole number goes with each piece keeps its own quantity. */
export function setFollowers(lines: readonly PlannedLine[], main: PlannedLine): Follower[] {
  if (!main.itemGroup?.isMainItem) return [];
  return lines
    .filter((line) => line !== main && line.itemGroup?.id === main.itemGroup?.id && line.itemGroup?.isRequired)
    .map((line) => ({ line, perPiece: line.quantity / main.quantity }))
    .filter(({ perPiece }) => Number.isInteger(perPiece));
}

/** The most pieces of the main item for which stock has what follows it; a follower that is sold out blocks its set anyway and is no limit. */
export function mostFollowed(followers: readonly Follower[], stockOf: (line: PlannedLine) => Allocation): number {
  const limits = followers.map(({ line, perPiece }) => Math.floor(stockOf(line).available / perPiece));
  return Math.min(Number.POSITIVE_INFINITY, ...limits.filter((limit) => limit > 0));
}
