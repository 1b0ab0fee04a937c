import type { ProductIndexes } from "./product-indexes.ts";

/** Which attribute values the products of a category have. What was looked up once is cached: there are few categories and values. */
export class CategoryValues {
  private readonly indexes: Pick<ProductIndexes, "productsByCategory" | "productsByValue">;
  private readonly cache = new Map<string, boolean>();

  constructor(indexes: Pick<ProductIndexes, "productsByCategory" | "productsByValue">) {
    this.indexes = indexes;
  }

  /** Whether an active product of the category has the value, of its own or of an active variant. */
  has(categoryId: number, valueId: number): boolean {
    const name = `${categoryId} ${valueId}`;
    const cached = this.cache.get(name);
    if (cached !== undefined) return cached;
    const { productsByCategory, productsByValue } = this.indexes;
    const result = meet(
      productsByCategory.get(categoryId) ?? new Int32Array(),
      productsByValue.get(valueId) ?? new Int32Array(),
    );
    this.cache.set(name, result);
    return result;
  }
}

// Whether two ascending lists have an entry in common.
function meet(first: Int32Array, second: Int32Array): boolean {
  let left = 0;
  let right = 0;
  while (left < first.length && right < second.length) {
    if (first[left] === second[right]) return true;
    if (first[left]! < second[right]!) left += 1;
    else right += 1;
  }
  return false;
}
