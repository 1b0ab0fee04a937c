import { maximumQuantity } from "./allocate-stock.ts";
import type { ExistingItemHandling, NewItem } from "./basket-input.ts";
import {
  mostLines,
  sameLine,
  type BasketPlan,
  type PlannedLine,
  type Refusal,
  type VariantFacts,
} from "./basket-plan.ts";

/** An item with what the promotion it names makes of it. */
export interface PlannedItem extends Omit<NewItem, "promotionId" | "promotionCode" | "promotions"> {
  promotion: { id: string; code: string | null } | null;
  /** It names a promotion that the shop does not have. */
  isPromotionUnknown: boolean;
  isGift: boolean;
}

const refusalStatus = {
  ItemUnavailable: 412,
  VariantAlreadyPresent: 409,
  MaximumItemCountReached: 413,
  GiftNotEarned: 412,
  PromotionUnknown: 412,
} as const;

/**
 * Plans adding items, all or none. Without `handling` a line that is there already refuses (409, as SCAYLE's add does). A quantity beyond
 * the stock or 999 is reduced to what there is; nothing at all left refuses (412), as does a promotion nobody knows, and more than 200 lines (413).
 */
export function planAdd(
  current: readonly PlannedLine[],
  items: readonly PlannedItem[],
  facts: ReadonlyMap<number, VariantFacts>,
  handling: ExistingItemHandling | undefined,
): BasketPlan {
  const plan = new AddPlan(current, facts, handling);
  for (const item of items) plan.add(item);
  return plan.result();
}

/** The most a variant may hold on one line, the other lines of the variant as they are. */
function availableFor(
  lines: readonly PlannedLine[],
  line: { variantId: number; groupId: string },
  facts: VariantFacts | undefined,
): number {
  if (!facts?.isOffered) return 0;
  if (facts.isSellableWithoutStock) return maximumQuantity;
  const elsewhere = lines.filter((other) => other.variantId === line.variantId && other.groupId !== line.groupId);
  const taken = elsewhere.reduce((sum, other) => sum + other.quantity, 0);
  return Math.min(maximumQuantity, Math.max(0, facts.free - taken));
}

class AddPlan {
  private lines: PlannedLine[];
  private readonly facts: ReadonlyMap<number, VariantFacts>;
  private readonly handling: ExistingItemHandling | undefined;
  private readonly removed: string[] = [];
  private readonly refusals: Refusal[] = [];
  private isReduced = false;
  private isChanged = false;

  constructor(
    current: readonly PlannedLine[],
    facts: ReadonlyMap<number, VariantFacts>,
    handling: ExistingItemHandling | undefined,
  ) {
    this.lines = current.map((line) => Object.assign({}, line));
    this.facts = facts;
    this.handling = handling;
  }

  add(item: PlannedItem): void {
    const { variantId } = item;
    const groupId = item.itemGroup?.id ?? (item.isGift ? `gift ${item.promotion?.id}` : "");
    const existing = sameLine(this.lines, variantId, groupId);
    if (existing && this.handling === "KeepExisting") return;
    if (item.isPromotionUnknown) return this.refuse(variantId, "PromotionUnknown");
    const available = availableFor(this.lines, { variantId, groupId }, this.facts.get(variantId));
    if (available === 0) this.refuse(variantId, "ItemUnavailable");
    else if (existing && this.handling === undefined) this.refuse(variantId, "VariantAlreadyPresent");
    else if (!existing && this.lines.length >= mostLines) this.refuse(variantId, "MaximumItemCountReached");
    else this.take(item, groupId, existing, available);
  }

  result(): BasketPlan {
    const [first] = this.refusals;
    if (first) return { outcome: "refused", status: refusalStatus[first.kind], refusals: this.refusals };
    if (!this.isChanged) return { outcome: "nothing", isReduced: this.isReduced };
    return { outcome: "change", lines: this.lines, removed: this.removed, isReduced: this.isReduced };
  }

  private take(item: PlannedItem, groupId: string, existing: PlannedLine | undefined, available: number): void {
    const replaces = this.handling === "ReplaceExisting";
    const wanted = item.quantity + (existing && !replaces ? existing.quantity : 0);
    const quantity = Math.min(wanted, available);
    this.isReduced ||= quantity < wanted;
    if (existing && this.handling === "AddQuantityToExisting") {
      this.isChanged ||= existing.quantity !== quantity;
      existing.quantity = quantity;
      if (item.promotion && existing.promotionId === null) this.name(existing, item);
      return;
    }
    this.isChanged = true;
    if (existing) {
      if (existing.itemKey) this.removed.push(existing.itemKey);
      this.lines = this.lines.filter((line) => line !== existing);
    }
    const line = newLine(item, groupId, quantity);
    const next = this.lines.findIndex(
      (other) => line.place !== null && (other.place === null || other.place > line.place),
    );
    this.lines.splice(next === -1 ? this.lines.length : next, 0, line);
  }

  private name(line: PlannedLine, { promotion, isGift }: PlannedItem): void {
    if (!promotion || isGift) return;
    this.isChanged = true;
    line.promotionId = promotion.id;
    line.promotionCode = promotion.code;
  }

  private refuse(variantId: number, kind: Refusal["kind"]): void {
    this.refusals.push({ variantId, kind });
  }
}

function newLine(item: PlannedItem, groupId: string, quantity: number): PlannedLine {
  return {
    itemKey: null,
    variantId: item.variantId,
    groupId,
    quantity,
    itemGroup: item.itemGroup ?? null,
    promotionId: item.promotion?.id ?? null,
    promotionCode: item.promotion?.code ?? null,
    isGift: item.isGift,
    customData: item.customData ?? {},
    displayData: item.displayData ?? {},
    place: item.place ?? null,
  };
}
