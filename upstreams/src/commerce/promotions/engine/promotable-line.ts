/** A line of a basket as promotions are judged on it. */
export interface PromotableLine {
  variantId: number;
  productId: number;
  quantity: number;
  /** Of one piece, sales of the catalogue taken off. */
  unitCents: number;
  /** Whether it can be had; only then does it count. */
  isAvailable: boolean;
  isGift: boolean;
  /** The promotion the line names, and the code it was given with. */
  named: { id: string; code: string | null } | null;
}

/** What promotions make of a line. */
export interface PromotedLine {
  /** The one promotion it takes part in. */
  promotionId: string | null;
  /** Pieces that stay: fewer than there were only of a gift that is not earned (0: it is gone). */
  quantity: number;
  /** Whether it is taken off as a share or as an amount. */
  type: "relative" | "absolute";
  /** The share of each piece, for a promotion of so many percent. */
  share?: number;
  /** Taken off each piece. */
  unitReductionCents: number;
  /** Taken off the line, that of the pieces included. */
  reductionCents: number;
}

/** Why a promotion of a basket applies or does not, as a code with its numbers; the sentence is made where it is shown. */
export type PromotionReason =
  | { code: "DISCOUNT_APPLIED"; reductionCents: number }
  | { code: "GIFT_TO_CHOOSE"; gifts: number }
  | { code: "GIFT_CHOSEN"; gifts: number }
  | { code: "MIN_QUANTITY_NOT_REACHED"; missingQuantity: number; minQuantity: number }
  | { code: "MIN_ORDER_VALUE_NOT_REACHED"; missingCents: number; minOrderCents: number }
  | { code: "OUTRANKED"; byPromotionId: string }
  | { code: "NOT_RUNNING" }
  | { code: "WRONG_CODE" }
  | { code: "NO_SUCH_ITEM" };

/** A promotion that has to do with a basket. */
export interface PromotionState {
  promotionId: string;
  status: "applied" | "blocked";
  reason: PromotionReason;
  /** What goods the basket lacks to reach the promotion's minimum; 0 when it is reached. */
  missingCents: number;
  missingQuantity: number;
  /** Taken off the basket by it. */
  reductionCents: number;
  earnedGifts: number;
  takenGifts: number;
  /** The lines it changes, or, while it is blocked, could change; of a gift also those that earn it. */
  lineIndexes: number[];
}
