import type { ProductEntry, VariantEntry } from "./catalogue-snapshot.ts";
import type { ListColumn, ProductColumns } from "./product-columns.ts";

/** Active products by attribute value, their own and their active variants', each list ascending. */
export function productsByValue(
  products: readonly ProductEntry[],
  { variantSet, valueSets }: ProductColumns,
  variants: readonly VariantEntry[],
): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  for (const [index, product] of products.entries()) {
    if (!product.isActive) continue;
    for (const id of product.valueIds) append(lists, id, index);
    for (let variant = product.firstVariant; variant < product.variantEnd; variant += 1) {
      if (variants[variant]?.isActive) for (const id of valueSets[variantSet[variant] ?? 0] ?? []) append(lists, id, index);
    }
  }
  return typed(lists);
}

/** Active products by category, those of descendants included, each list ascending. */
export class ProductsByCategory {
  private readonly lists: ReadonlyMap<number, Int32Array>;

  constructor(products: readonly ProductEntry[], { starts, ids }: ListColumn) {
    const lists = new Map<number, number[]>();
    for (const [index, { isActive }] of products.entries()) {
      if (isActive) for (const id of ids.subarray(starts[index], starts[index + 1])) append(lists, id, index);
    }
    this.lists = typed(lists);
  }

  /** Empty for an unknown category. */
  get(categoryId: number): Int32Array {
    return this.lists.get(categoryId) ?? new Int32Array();
  }
}

// A product comes with all its entries at once, so a second one of it would be the last.
function append(lists: Map<number, number[]>, key: number, index: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

function typed(lists: ReadonlyMap<number, number[]>): Map<number, Int32Array> {
  return new Map([...lists].map(([key, list]) => [key, Int32Array.from(list)]));
}
