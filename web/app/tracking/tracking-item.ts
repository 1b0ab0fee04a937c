import type { LookedUpItem, LookedUpProduct } from "./look-up-items.ts";

/** An item as tag managers read it: amounts are those of one piece, in currency units; `index` counts from 0. */
export function trackingItem({ item, product, variant }: LookedUpItem): Readonly<Record<string, unknown>> {
  const { quantity = 1, index, list } = item;
  const price = variant?.price ?? product?.price.current;
  const category = product?.categories[0];
  return {
    item_id: variant?.articleNumber ?? product?.masterKey ?? item.productId,
    ...(product && { item_name: product.name, item_brand: product.brand.name, item_brand_id: product.brand.id }),
    ...(variant && { item_variant: variant.title }),
    ...(category && { item_category: category.name, item_category_id: category.categoryId }),
    ...(price && amounts(price)),
    ...(product && { sold_out: variant ? !variant.sellable : product.soldOut }),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
    quantity,
    ...(index !== undefined && { index }),
  };
}

/** The currency and the sum of the items, as far as their prices are known. */
export function itemsValue(items: readonly LookedUpItem[]): { readonly currency?: string; readonly value: number } {
  const prices = items.map(({ item, product, variant }) => ({
    withTax: (variant?.price ?? product?.price.current)?.withTax,
    quantity: item.quantity ?? 1,
  }));
  const currency = prices.find(({ withTax }) => withTax)?.withTax?.currency;
  const cents = prices.reduce((sum, { withTax, quantity }) => sum + (withTax?.cents ?? 0) * quantity, 0);
  return { ...(currency && { currency }), value: cents / 100 };
}

function amounts({ withTax, vat, reductions }: LookedUpProduct["price"]["current"]) {
  const reducedBy = (wanted: string) =>
    reductions.reduce((cents, { category, amount }) => (category === wanted ? cents + amount.cents : cents), 0);
  const [sale, campaign] = [reducedBy("SALE"), reducedBy("CAMPAIGN")];
  return {
    price: withTax.cents / 100,
    original_price: (withTax.cents + sale + campaign) / 100,
    sale_discount: sale / 100,
    campaign_discount: campaign / 100,
    tax: vat.cents / 100,
  };
}
