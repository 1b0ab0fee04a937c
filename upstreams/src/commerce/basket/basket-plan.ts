import type { ItemGroup } from "@scayle/storefront-api";

import type { DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";

/** A line as a plan works on it; `itemKey` null is a line to be made. */
export interface PlannedLine {
  itemKey: string | null;
  variantId: number;
  groupId: string;
  quantity: number;
  itemGroup: ItemGroup | null;
  promotionId: string | null;
  /** The code its promotion was named with. */
  promotionCode: string | null;
  /** Added for nothing (see `settleGifts`). */
  isGift: boolean;
  customData: Record<string, unknown>;
  displayData: Record<string, unknown>;
  /** Where it stands among the others: when it was added, in microseconds since 1970; null for a line to be made, which then stands last. */
  place: number | null;
}

/** What decides how much of a variant a basket may hold, as its transaction reads it. */
export interface VariantFacts {
  isOffered: boolean;
  /** Free pieces, those held by this basket's own open order included. */
  free: number;
  isSellableWithoutStock: boolean;
}

/** Why an item was not taken, in the words of the SDK. */
export interface Refusal {
  variantId: number;
  kind: "ItemUnavailable" | "VariantAlreadyPresent" | "MaximumItemCountReached" | "GiftNotEarned" | "PromotionUnknown";
}

/**
 * What a write will do: `lines` replaces the basket's lines, `removed` names those to delete; `left` is what stays in the basket that is merged
 * into it, nothing unless given; `delivery` is a new choice. Refused: nothing at all.
 */
export type BasketPlan =
  | {
      outcome: "change";
      lines: PlannedLine[];
      removed: string[];
      isReduced: boolean;
      left?: readonly PlannedLine[];
      delivery?: DeliveryChoice;
    }
  | { outcome: "nothing"; isReduced: boolean }
  | { outcome: "refused"; status: 404 | 409 | 412 | 413; refusals: Refusal[] };

export const mostLines = 200;

/** The line an item belongs to: same variant and same item group. */
export function sameLine(lines: readonly PlannedLine[], variantId: number, groupId: string): PlannedLine | undefined {
  return lines.find((line) => line.variantId === variantId && line.groupId === groupId);
}
