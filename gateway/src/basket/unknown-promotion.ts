import type { GatewayContext } from "#gateway/context.ts";
import { invalidInput } from "#gateway/endpoint/form-input.ts";
import type { NewBasketItem } from "#gateway/sources/commerce/basket-calls.ts";

/** Items name a promotion that the shop does not have; nothing was changed. */
export class UnknownPromotion extends Error {
  readonly variantIds: ReadonlySet<number>;

  constructor(variantIds: readonly number[]) {
    super("A promotion is named that the shop does not have");
    this.variantIds = new Set(variantIds);
  }
}

/** Names the fields that are at fault, as for every wrong input. @param pathOf path of an item inside the input, with its dot */
export function refuseUnknownPromotion(
  context: GatewayContext,
  items: readonly NewBasketItem[],
  pathOf = (_index: number) => "",
) {
  return (error: unknown): never => {
    if (!(error instanceof UnknownPromotion)) throw error;
    const problems = items.flatMap((item, index) => {
      const named = item.promotionId === undefined && item.promotions === undefined ? "promotionCode" : "promotionId";
      const isNamed =
        item.promotionId !== undefined || item.promotionCode !== undefined || item.promotions !== undefined;
      return isNamed && error.variantIds.has(item.variantId)
        ? [{ field: pathOf(index) + named, code: "promotion" }]
        : [];
    });
    throw invalidInput(context, problems);
  };
}
