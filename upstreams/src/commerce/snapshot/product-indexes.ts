import type { ProductEntry, VariantEntry } from "./entries.ts";

/** Where products and variants are found; lists of products are ascending. */
export interface ProductIndexes {
  productIndexById: ReadonlyMap<number, number>;
  productIndexByReference: ReadonlyMap<string, number>;
  /** Active siblings. */
  productsByMaster: ReadonlyMap<string, readonly number[]>;
  variantIndexById: ReadonlyMap<number, number>;
  /** Active products with an attribute value, of their own or of an active variant. */
  productsByValue: ReadonlyMap<number, Int32Array>;
  /** Active products by category, those of descendants that do not stand apart included; a category without products is missing. */
  productsByCategory: ReadonlyMap<number, Int32Array>;
}

/** Writes the indexes product by product. */
export class IndexWriter {
  private readonly productIndexById = new Map<number, number>();
  private readonly productIndexByReference = new Map<string, number>();
  private readonly productsByMaster = new Map<string, number[]>();
  private readonly variantIndexById = new Map<number, number>();
  private readonly productsByValue = new Map<number, number[]>();
  private readonly productsByCategory = new Map<number, number[]>();

  add(product: ProductEntry, variants: readonly VariantEntry[], categoryIds: Iterable<number>): void {
    const index = this.productIndexById.size;
    this.productIndexById.set(product.id, index);
    this.productIndexByReference.set(product.referenceKey, index);
    for (const [place, variant] of variants.entries())
      this.variantIndexById.set(variant.id, product.firstVariant + place);
    if (!product.isActive) return;
    append(this.productsByMaster, product.masterKey, index);
    for (const id of categoryIds) append(this.productsByCategory, id, index);
    for (const id of product.valueIds) append(this.productsByValue, id, index);
    for (const { isActive, valueIds } of variants)
      if (isActive) for (const id of valueIds) append(this.productsByValue, id, index);
  }

  finish(): ProductIndexes {
    return {
      productIndexById: this.productIndexById,
      productIndexByReference: this.productIndexByReference,
      productsByMaster: this.productsByMaster,
      variantIndexById: this.variantIndexById,
      productsByValue: typed(this.productsByValue),
      productsByCategory: typed(this.productsByCategory),
    };
  }
}

// A product comes with all its entries at once, so a second one of it would be the last.
function append<Key>(lists: Map<Key, number[]>, key: Key, index: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

function typed(lists: ReadonlyMap<number, readonly number[]>): Map<number, Int32Array> {
  return new Map(lists.entries().map(([key, list]) => [key, new Int32Array(list)]));
}
