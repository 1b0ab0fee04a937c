import type { DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";
import type { OfferedPromotion } from "../promotions/promotion.ts";
import { isGiftItem, isUnknownPromotion, namedPromotion } from "../promotions/named-promotion.ts";
import { allocateStock, maximumQuantity, type Allocation } from "./allocate-stock.ts";
import type { ItemChange, NamedPromotions } from "./basket-input.ts";
import { sameLine, type BasketPlan, type PlannedLine, type VariantFacts } from "./basket-plan.ts";
import { mostFollowed, setFollowers } from "./set-followers.ts";

/**
 * Plans changing a line. An unknown line refuses with 404, a basket that moved on since `version` (or a group that has the variant already)
 * with 409, one that stock leaves nothing or that names an unknown promotion with 412; a quantity beyond what stock leaves the line, as the basket shows it, is reduced to it. With `withSet` the
 * members that a set cannot be ordered without follow the quantity of its main item, which stock then limits too.
 */
export function planChange(
  current: readonly PlannedLine[],
  itemKey: string,
  change: ItemChange & { withSet?: boolean },
  facts: ReadonlyMap<number, VariantFacts>,
  version: number,
  offered: readonly OfferedPromotion[],
): BasketPlan {
  const line = current.find((each) => each.itemKey === itemKey);
  if (!line) return { outcome: "refused", status: 404, refusals: [] };
  if (change.version !== undefined && change.version !== version)
    return { outcome: "refused", status: 409, refusals: [] };
  const { variantId } = line;
  const groupId = change.itemGroup?.id ?? line.groupId;
  const others = current.filter((each) => each !== line);
  if (sameLine(others, variantId, groupId))
    return { outcome: "refused", status: 409, refusals: [{ variantId, kind: "VariantAlreadyPresent" }] };
  if (isUnknownPromotion(change, offered)) return unknownPromotion(variantId);
  const allocations = allocateStock(current, facts);
  const stockOf = (each: PlannedLine): Allocation => allocations[current.indexOf(each)]!;
  const { available } = stockOf(line);
  if (available === 0) return { outcome: "refused", status: 412, refusals: [{ variantId, kind: "ItemUnavailable" }] };
  const followers = change.withSet === true ? setFollowers(current, line) : [];
  const quantity = Math.min(change.quantity, available, mostFollowed(followers, stockOf));
  const changed: PlannedLine = {
    ...line,
    groupId,
    quantity,
    itemGroup: change.itemGroup ?? line.itemGroup,
    customData: change.customData ?? line.customData,
    displayData: change.displayData ?? line.displayData,
  };
  const named = withPromotion(changed, change, offered);
  const perPiece = new Map(followers.map((follower) => [follower.line, follower.perPiece]));
  const follow = (each: PlannedLine): PlannedLine => {
    const pieces = perPiece.get(each);
    return pieces === undefined ? each : { ...each, quantity: Math.min(maximumQuantity, pieces * quantity) };
  };
  const lines = current.map((each) => (each === line ? named : follow(each)));
  return { outcome: "change", lines, removed: [], isReduced: quantity < change.quantity };
}

/** Plans which promotion each of several lines names; a line that is not there refuses with 404, a promotion nobody knows with 412. */
export function planPromotions(
  current: readonly PlannedLine[],
  items: NamedPromotions,
  offered: readonly OfferedPromotion[],
): BasketPlan {
  const byKey = new Map(items.map((item) => [item.itemId, item]));
  const keys = new Set(current.map((line) => line.itemKey));
  if (items.some(({ itemId }) => !keys.has(itemId))) return { outcome: "refused", status: 404, refusals: [] };
  if (items.length === 0) return { outcome: "nothing", isReduced: false };
  const unknown = current.find((line) => isUnknownPromotion(byKey.get(line.itemKey ?? "") ?? {}, offered));
  if (unknown) return unknownPromotion(unknown.variantId);
  const lines = current.map((line) => {
    const item = byKey.get(line.itemKey ?? "");
    return item ? withPromotion(line, item, offered) : line;
  });
  return { outcome: "change", lines, removed: [], isReduced: false };
}

function unknownPromotion(variantId: number): BasketPlan {
  return { outcome: "refused", status: 412, refusals: [{ variantId, kind: "PromotionUnknown" }] };
}

function withPromotion(
  line: PlannedLine,
  change: Pick<ItemChange, "promotionId" | "promotionCode" | "promotions">,
  offered: readonly OfferedPromotion[],
): PlannedLine {
  const promotion = namedPromotion(change, offered);
  if (promotion === undefined || (promotion?.id === line.promotionId && promotion?.code === line.promotionCode))
    return line;
  const isGift = isGiftItem(promotion?.id, line, offered);
  return { ...line, promotionId: promotion?.id ?? null, promotionCode: promotion?.code ?? null, isGift };
}

/**
 * Plans removing a line; with `withSet` its whole set too, when it is the main item or one the set cannot be ordered without. An unknown line
 * refuses with 404.
 */
export function planRemove(current: readonly PlannedLine[], itemKey: string, withSet = false): BasketPlan {
  const line = current.find((each) => each.itemKey === itemKey);
  if (!line) return { outcome: "refused", status: 404, refusals: [] };
  const set = line.itemGroup ? current.filter((each) => each.itemGroup?.id === line.itemGroup?.id) : [];
  const holdsSet =
    line.itemGroup?.isMainItem === true ||
    (line.itemGroup?.isRequired === true && set.some((each) => each.itemGroup?.isMainItem));
  const gone = new Set(withSet && holdsSet ? set : [line]);
  const removed = [...gone].flatMap((each) => each.itemKey ?? []);
  return { outcome: "change", lines: current.filter((each) => !gone.has(each)), removed, isReduced: false };
}

/** Plans how the shipments come; a basket without lines has none. */
export function planDelivery(current: readonly PlannedLine[], delivery: DeliveryChoice): BasketPlan {
  if (current.length === 0) return { outcome: "nothing", isReduced: false };
  return { outcome: "change", lines: [...current], removed: [], isReduced: false, delivery };
}

/** Plans removing every line; a basket that moved on since the version `seen` refuses with 409. */
export function planClear(current: readonly PlannedLine[], version: number, seen?: number): BasketPlan {
  if (seen !== undefined && seen !== version) return { outcome: "refused", status: 409, refusals: [] };
  if (current.length === 0) return { outcome: "nothing", isReduced: false };
  return { outcome: "change", lines: [], removed: current.flatMap((line) => line.itemKey ?? []), isReduced: false };
}
