import type { OfferedPromotion } from "../promotion.ts";
import { cheapestPieces } from "./cheapest-pieces.ts";
import type { PromotableLine, PromotedLine, PromotionReason, PromotionState } from "./promotable-line.ts";
import { shareOf } from "./share-of.ts";

type Blocked = Extract<PromotionReason["code"], "NOT_RUNNING" | "WRONG_CODE" | "NO_SUCH_ITEM">;

/** One calculation: promotions are judged one after another, each on what those before it left. */
export class PromotionRound {
  readonly promoted: PromotedLine[];
  private readonly lines: readonly PromotableLine[];
  private readonly orderCents: number;
  /** Pieces of each line that have not earned a gift yet. */
  private readonly earning: number[];
  /** The gift that a line's pieces earned last. */
  private readonly earned = new Map<number, string>();

  constructor(lines: readonly PromotableLine[]) {
    this.lines = lines;
    const quantities = lines.map(({ quantity, isGift }) => (isGift ? 0 : quantity));
    this.promoted = quantities.map((quantity) => ({
      promotionId: null,
      quantity,
      type: "relative",
      unitReductionCents: 0,
      reductionCents: 0,
    }));
    this.earning = [...quantities];
    this.orderCents = lines.reduce((sum, line) => sum + (counts(line) ? line.quantity * line.unitCents : 0), 0);
  }

  /** Applies a promotion where it can be; undefined when it has nothing to do with the basket. */
  judge(promotion: OfferedPromotion): PromotionState | undefined {
    const naming = this.indexes((line) => line.named?.id === promotion.id);
    if (!promotion.isRunning) return naming.length > 0 ? this.blocked(promotion, "NOT_RUNNING", naming) : undefined;
    // who does not know the code does not hear of the promotion
    if (promotion.code !== null && naming.length === 0) return undefined;
    const scope = this.indexes((line) => counts(line) && (promotion.products?.has(line.productId) ?? true));
    const knowing = scope.filter((index) => knowsCode(this.lines[index]!, promotion));
    if (scope.length === 0) return naming.length > 0 ? this.blocked(promotion, "NO_SUCH_ITEM", naming) : undefined;
    if (knowing.length === 0) return this.blocked(promotion, "WRONG_CODE", naming);
    return promotion.effect.type === "gift"
      ? this.judgeGift(promotion, knowing)
      : this.judgeDiscount(promotion, knowing);
  }

  private judgeDiscount(promotion: OfferedPromotion, scope: readonly number[]): PromotionState {
    const free = scope.filter((index) => this.promoted[index]!.promotionId === null);
    if (free.length === 0) {
      const byPromotionId = this.promoted[scope[0]!]!.promotionId!;
      return { ...state(promotion, scope), reason: { code: "OUTRANKED", byPromotionId } };
    }
    const missed = this.missed(promotion, sum(free.map((index) => this.lines[index]!.quantity)));
    if (missed) return { ...state(promotion, free), ...missed };
    const reductionCents = this.reduce(promotion, free);
    return {
      ...state(promotion, free),
      status: "applied",
      reason: { code: "DISCOUNT_APPLIED", reductionCents },
      reductionCents,
    };
  }

  private judgeGift(promotion: OfferedPromotion, scope: readonly number[]): PromotionState {
    const { effect, minQuantity } = promotion;
    if (effect.type !== "gift") throw new TypeError("Not a gift");
    const gifts = this.indexes(
      (line) => line.isGift && line.named?.id === promotion.id && effect.variantIds.has(line.variantId),
    );
    const pieces = sum(scope.map((index) => this.earning[index]!));
    const byPromotionId = scope.map((index) => this.earned.get(index)).find((id) => id !== undefined);
    if (pieces === 0 && byPromotionId !== undefined)
      return { ...state(promotion, [...scope, ...gifts]), reason: { code: "OUTRANKED", byPromotionId } };
    const missed = this.missed(promotion, pieces);
    if (missed) return { ...state(promotion, [...scope, ...gifts]), ...missed };
    const earned = Math.min(Math.floor(pieces / minQuantity), effect.most);
    this.useUp(promotion.id, scope, earned * minQuantity);
    const { taken, reductionCents } = this.give(promotion, gifts, earned);
    return {
      ...state(promotion, [...scope, ...gifts]),
      status: "applied",
      reason:
        taken < earned ? { code: "GIFT_TO_CHOOSE", gifts: earned - taken } : { code: "GIFT_CHOSEN", gifts: taken },
      reductionCents,
      earnedGifts: earned,
      takenGifts: taken,
    };
  }

  private reduce(promotion: OfferedPromotion, indexes: readonly number[]): number {
    const { effect } = promotion;
    if (effect.type === "cheapest") return this.reduceCheapest(promotion.id, effect, indexes);
    for (const index of indexes) {
      const { unitCents, quantity } = this.lines[index]!;
      const unit =
        effect.type === "percent" ? shareOf(unitCents, effect.basisPoints) : effect.type === "cents" ? effect.cents : 0;
      this.take(index, promotion.id, Math.min(unit, unitCents), quantity);
      if (effect.type === "cents") this.promoted[index]!.type = "absolute";
      if (effect.type === "percent") this.promoted[index]!.share = effect.basisPoints / 10_000;
    }
    return sum(indexes.map((index) => this.promoted[index]!.reductionCents));
  }

  private reduceCheapest(
    promotionId: string,
    effect: Extract<OfferedPromotion["effect"], { type: "cheapest" }>,
    indexes: readonly number[],
  ): number {
    const lines = indexes.map((index) => this.lines[index]!);
    const sets = Math.min(Math.floor(sum(lines.map(({ quantity }) => quantity)) / effect.of), effect.most);
    const pieces = cheapestPieces(lines, sets * effect.pieces);
    for (const [at, index] of indexes.entries()) {
      const reductionCents = pieces[at]! * shareOf(lines[at]!.unitCents, effect.basisPoints);
      Object.assign(this.promoted[index]!, { promotionId, reductionCents });
    }
    return sum(indexes.map((index) => this.promoted[index]!.reductionCents));
  }

  private give(
    promotion: OfferedPromotion,
    gifts: readonly number[],
    earned: number,
  ): { taken: number; reductionCents: number } {
    let left = earned;
    let reductionCents = 0;
    for (const index of gifts) {
      const { quantity, unitCents } = this.lines[index]!;
      const given = Math.min(quantity, left);
      left -= given;
      reductionCents += given * unitCents;
      this.promoted[index]!.quantity = given;
      this.take(index, promotion.id, unitCents, given);
    }
    return { taken: earned - left, reductionCents };
  }

  private take(index: number, promotionId: string, unitReductionCents: number, quantity: number): void {
    Object.assign(this.promoted[index]!, {
      promotionId,
      unitReductionCents,
      reductionCents: unitReductionCents * quantity,
    });
  }

  private useUp(promotionId: string, indexes: readonly number[], pieces: number): void {
    let left = pieces;
    for (const index of indexes) {
      const used = Math.min(this.earning[index]!, left);
      if (used > 0) this.earned.set(index, promotionId);
      this.earning[index]! -= used;
      left -= used;
    }
  }

  private missed({ minQuantity, minOrderCents }: OfferedPromotion, pieces: number) {
    const missingQuantity = Math.max(0, minQuantity - pieces);
    const missingCents = Math.max(0, minOrderCents - this.orderCents);
    if (missingQuantity > 0)
      return {
        missingQuantity,
        missingCents,
        reason: { code: "MIN_QUANTITY_NOT_REACHED", missingQuantity, minQuantity } as const,
      };
    if (missingCents > 0)
      return {
        missingQuantity,
        missingCents,
        reason: { code: "MIN_ORDER_VALUE_NOT_REACHED", missingCents, minOrderCents } as const,
      };
    return undefined;
  }

  private blocked(promotion: OfferedPromotion, code: Blocked, lineIndexes: readonly number[]): PromotionState {
    return { ...state(promotion, lineIndexes), reason: { code } };
  }

  private indexes(isMeant: (line: PromotableLine) => boolean): number[] {
    return this.lines.flatMap((line, index) => (isMeant(line) ? index : []));
  }
}

function state({ id }: OfferedPromotion, lineIndexes: readonly number[]): PromotionState {
  return {
    promotionId: id,
    status: "blocked",
    reason: { code: "NO_SUCH_ITEM" },
    missingCents: 0,
    missingQuantity: 0,
    reductionCents: 0,
    earnedGifts: 0,
    takenGifts: 0,
    lineIndexes: [...lineIndexes],
  };
}

function counts({ isAvailable, isGift }: PromotableLine): boolean {
  return isAvailable && !isGift;
}

function knowsCode({ named }: PromotableLine, { id, code }: OfferedPromotion): boolean {
  return code === null || (named?.id === id && named.code?.toUpperCase() === code.toUpperCase());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
