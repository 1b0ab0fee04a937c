import type { PromotableLine } from "../engine/promotable-line.ts";
import type { OfferedPromotion } from "../promotion.ts";

/** One piece of a line, judged by itself. */
interface Piece {
  line: number;
  cents: number;
  takenBy: string | null;
  hasEarned: boolean;
  reduction: number;
}

export interface ExpectedBasket {
  /** What is taken off each line. */
  reductions: number[];
  /** Pieces that stay of each line. */
  quantities: number[];
  /** Promotions that apply, with the gifts they earn. */
  applied: Map<string, number>;
  /** Promotions that miss something: pieces, then cents. */
  missed: Map<string, [number, number]>;
}

/** The same decisions as `applyPromotions`, made piece by piece and without any cleverness. */
export function expectedBasket(
  lines: readonly PromotableLine[],
  promotions: readonly OfferedPromotion[],
): ExpectedBasket {
  const pieces: Piece[] = lines.flatMap((line, index) =>
    line.isAvailable && !line.isGift
      ? Array.from({ length: line.quantity }, () => ({
          line: index,
          cents: line.unitCents,
          takenBy: null,
          hasEarned: false,
          reduction: 0,
        }))
      : [],
  );
  const orderCents = pieces.reduce((sum, piece) => sum + piece.cents, 0);
  const gifts = lines.map(() => 0);
  const applied = new Map<string, number>();
  const missed = new Map<string, [number, number]>();
  for (const promotion of promotions) {
    if (!promotion.isRunning) continue;
    const { id, effect } = promotion;
    const scope = pieces.filter((piece) => fits(lines[piece.line]!, promotion));
    const open = scope.filter((piece) => (effect.type === "gift" ? !piece.hasEarned : piece.takenBy === null));
    if (open.length === 0) continue;
    const lacks: [number, number] = [
      Math.max(0, promotion.minQuantity - open.length),
      Math.max(0, promotion.minOrderCents - orderCents),
    ];
    if (lacks[0] > 0 || lacks[1] > 0) {
      missed.set(id, lacks);
      continue;
    }
    applied.set(id, 0);
    if (effect.type === "gift") applied.set(id, earn(promotion, open, lines, gifts));
    else if (effect.type === "cheapest") {
      for (const piece of open) piece.takenBy = id;
      const cheapest = [...open].sort((one, other) => one.cents - other.cents);
      const sets = Math.min(effect.most, Math.floor(open.length / effect.of));
      for (const piece of cheapest.slice(0, sets * effect.pieces))
        piece.reduction = percentOf(piece.cents, effect.basisPoints);
    } else {
      for (const piece of open) {
        piece.takenBy = id;
        piece.reduction =
          effect.type === "percent" ? percentOf(piece.cents, effect.basisPoints) : Math.min(piece.cents, effect.cents);
      }
    }
  }
  const quantities = lines.map((line, index) => (line.isGift ? gifts[index]! : line.quantity));
  const reductions = lines.map((line, index) =>
    line.isGift
      ? gifts[index]! * line.unitCents
      : pieces.reduce((sum, piece) => sum + (piece.line === index ? piece.reduction : 0), 0),
  );
  return { reductions, quantities, applied, missed };
}

function earn(
  { id, effect, minQuantity }: OfferedPromotion,
  open: Piece[],
  lines: readonly PromotableLine[],
  gifts: number[],
): number {
  if (effect.type !== "gift") return 0;
  let earned = 0;
  for (let from = 0; from + minQuantity <= open.length && earned < effect.most; from += minQuantity) {
    for (const piece of open.slice(from, from + minQuantity)) piece.hasEarned = true;
    earned += 1;
  }
  let left = earned;
  for (const [index, line] of lines.entries()) {
    if (!line.isGift || line.named?.id !== id || !effect.variantIds.has(line.variantId)) continue;
    for (let piece = 0; piece < line.quantity && left > 0; piece += 1, left -= 1) gifts[index]! += 1;
  }
  return earned;
}

function fits({ productId, named }: PromotableLine, { id, code, products }: OfferedPromotion): boolean {
  if (products !== null && !products.has(productId)) return false;
  return code === null || (named !== null && named.id === id && named.code === code);
}

// half a cent counts as one, in whole numbers only
function percentOf(cents: number, basisPoints: number): number {
  return Number((BigInt(cents) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n);
}
