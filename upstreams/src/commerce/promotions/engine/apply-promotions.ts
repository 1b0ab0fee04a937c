import type { OfferedPromotion } from "../promotion.ts";
import type { PromotableLine, PromotedLine, PromotionState } from "./promotable-line.ts";
import { PromotionRound } from "./promotion-round.ts";

/**
 * Decides what promotions do to a basket. They are tried in their order; a line takes part in the first one that applies to it, and in no other.
 * Pieces that earn a gift keep their discount, but earn no second gift. A minimum order value is judged on the goods before promotions
 * and vouchers, without gifts, so that no promotion takes away what another one needs. A gift that is not earned is gone, never charged.
 * @param promotions in the order of `offeredPromotions`
 */
export function applyPromotions(
  lines: readonly PromotableLine[],
  promotions: readonly OfferedPromotion[],
): { lines: PromotedLine[]; promotions: PromotionState[] } {
  const round = new PromotionRound(lines);
  const states = promotions.flatMap((promotion) => round.judge(promotion) ?? []);
  return { lines: round.promoted, promotions: states };
}
