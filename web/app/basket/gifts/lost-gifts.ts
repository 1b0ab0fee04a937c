interface GiftBasket {
  readonly items: readonly {
    readonly key: string;
    readonly quantity: number;
    readonly isGift: boolean;
    readonly product: { readonly name: string };
    readonly promotion?: { readonly name: string } | null;
  }[];
  readonly promotions: readonly { readonly name: string; readonly because: string; readonly earnedGifts: number }[];
}

interface LostGift {
  readonly key: string;
  readonly name: string;
  /** Why its promotion gives nothing any more; undefined when that has nothing to do with the basket any more. */
  readonly because: string | undefined;
}

/** Gifts of a basket that it no longer earns. One that was given back or exchanged is still earned, and is none of them. */
export function lostGifts(before: GiftBasket, now: GiftBasket): LostGift[] {
  return before.items.flatMap(({ key, isGift, quantity, product, promotion }) => {
    const left = now.items.find((item) => item.key === key)?.quantity ?? 0;
    const state = now.promotions.find(({ name }) => name === promotion?.name);
    const isLost = isGift && left < quantity && giftPieces(before, promotion?.name) > (state?.earnedGifts ?? 0);
    return isLost ? [{ key, name: product.name, because: state?.because }] : [];
  });
}

function giftPieces({ items }: GiftBasket, promotion: string | undefined): number {
  return items.reduce(
    (sum, item) => (item.isGift && item.promotion?.name === promotion ? sum + item.quantity : sum),
    0,
  );
}
