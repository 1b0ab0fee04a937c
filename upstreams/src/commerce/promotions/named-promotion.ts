import type { OfferedPromotion } from "./promotion.ts";

interface Naming {
  promotionId?: string | null | undefined;
  promotionCode?: string | null | undefined;
  promotions?: readonly { id: string; code?: string | null | undefined }[] | undefined;
}

/**
 * The promotion a client names for a line, in the older form of the SDK or the newer one. A code is more exact than an id.
 * @returns null to name none, undefined when nothing is said of it
 */
export function namedPromotion(
  { promotionId, promotionCode, promotions }: Naming,
  offered: readonly OfferedPromotion[],
): { id: string; code: string | null } | null | undefined {
  if (promotionId === undefined && promotionCode === undefined && promotions === undefined) return undefined;
  const said = promotions ? promotions[0] : { id: promotionId, code: promotionCode };
  const code = said?.code ?? null;
  const id = (code === null ? undefined : promotionWithCode(code, offered)?.id) ?? said?.id ?? null;
  return id === null ? null : { id, code };
}

/** Whether a client names a promotion, by id or by code, that the shop does not have, running or not. */
export function isUnknownPromotion(naming: Naming, offered: readonly OfferedPromotion[]): boolean {
  const said = naming.promotions ? naming.promotions[0] : { id: naming.promotionId, code: naming.promotionCode };
  if ((said?.id ?? null) === null && (said?.code ?? null) === null) return false;
  const named = namedPromotion(naming, offered);
  return !offered.some(({ id }) => id === named?.id);
}

/** The promotion of a code, in whatever letters it was typed. */
export function promotionWithCode(code: string, offered: readonly OfferedPromotion[]): OfferedPromotion | undefined {
  const typed = code.trim().toUpperCase();
  return offered.find((promotion) => promotion.code?.toUpperCase() === typed);
}

/** Whether an item that names a promotion is its gift; the main item of a group is what earns it. */
export function isGiftItem(
  promotionId: string | undefined,
  item: { variantId: number; itemGroup?: { isMainItem: boolean } | null | undefined },
  offered: readonly OfferedPromotion[],
): boolean {
  const effect = offered.find(({ id }) => id === promotionId)?.effect;
  return effect?.type === "gift" && effect.variantIds.has(item.variantId) && item.itemGroup?.isMainItem !== true;
}
