import type { CategoryTree } from "./category-tree.ts";
import type { ProductEntry, VariantEntry } from "./catalogue-snapshot.ts";

/** Active products by attribute value, their own and their active variants', each list ascending. */
export function productsByValue(products: readonly ProductEntry[], variants: readonly VariantEntry[]): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  for (const [index, product] of products.entries()) {
    if (!product.isActive) continue;
    const values = new Set(product.valueIds);
    for (let variant = product.firstVariant; variant < product.variantEnd; variant += 1) {
      const entry = variants[variant];
      if (entry?.isActive) for (const id of entry.valueIds) values.add(id);
    }
    for (const id of values) append(lists, id, index);
  }
  return typed(lists);
}

/** Active products by category, those of descendants included, each list ascending. */
export class ProductsByCategory {
  private readonly lists: ReadonlyMap<number, Int32Array>;

  constructor(products: readonly ProductEntry[], categories: CategoryTree) {
    const lists = new Map<number, number[]>();
    for (const [index, product] of products.entries()) {
      if (!product.isActive) continue;
      const containing = new Set<number>();
      for (const categoryId of product.categoryIds) {
        for (const category of categories.get(categoryId)?.rootline ?? []) containing.add(category.id);
      }
      for (const id of containing) append(lists, id, index);
    }
    this.lists = typed(lists);
  }

  /** Empty for an unknown category. */
  get(categoryId: number): Int32Array {
    return this.lists.get(categoryId) ?? new Int32Array();
  }
}

function append(lists: Map<number, number[]>, key: number, index: number): void {
  const list = lists.get(key);
  if (list) list.push(index);
  else lists.set(key, [index]);
}

function typed(lists: ReadonlyMap<number, number[]>): Map<number, Int32Array> {
  return new Map([...lists].map(([key, list]) => [key, Int32Array.from(list)]));
}
