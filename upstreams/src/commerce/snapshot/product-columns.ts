import type { ProductEntry, VariantEntry } from "./catalogue-snapshot.ts";
import type { CategoryTree } from "./category-tree.ts";

/** Lists of ids, one per row, laid end to end. */
export interface ListColumn {
  /** The list of row r is `ids[starts[r]]` to `ids[starts[r + 1] - 1]`. */
  starts: Uint32Array;
  ids: Int32Array;
}

/** What passes over many products read, in columns: thousands of products cost no look into as many objects. */
export class ProductColumns {
  readonly isActive: Uint8Array;
  readonly firstLiveAt: Float64Array;
  readonly soldRecently: Int32Array;
  /** Variants of product p are `firstVariant[p]` to `variantEnd[p] - 1`. */
  readonly firstVariant: Uint32Array;
  readonly variantEnd: Uint32Array;
  /** Categories of products with all above them. */
  readonly categories: ListColumn;
  /** Which of `valueSets` a variant has: most variants share theirs with many others. */
  readonly variantSet: Int32Array;
  readonly valueSets: readonly (readonly number[])[];

  constructor(products: readonly ProductEntry[], variants: readonly VariantEntry[], categories: CategoryTree) {
    this.isActive = Uint8Array.from(products, (product) => (product.isActive ? 1 : 0));
    this.firstLiveAt = Float64Array.from(products, (product) => product.firstLiveAt);
    this.soldRecently = Int32Array.from(products, (product) => product.soldRecently);
    this.firstVariant = Uint32Array.from(products, (product) => product.firstVariant);
    this.variantEnd = Uint32Array.from(products, (product) => product.variantEnd);
    this.categories = categoryColumn(products, categories);
    const sets = new Map<readonly number[], number>();
    this.variantSet = Int32Array.from(variants, ({ valueIds }) => placeOf(sets, valueIds));
    this.valueSets = [...sets.keys()];
  }
}

function categoryColumn(products: readonly ProductEntry[], categories: CategoryTree): ListColumn {
  const starts = new Uint32Array(products.length + 1);
  const ids: number[] = [];
  for (const [index, { categoryIds }] of products.entries()) {
    const all = new Set<number>();
    for (const id of categoryIds) for (const category of categories.get(id)?.rootline ?? []) all.add(category.id);
    for (const id of all) ids.push(id);
    starts[index + 1] = ids.length;
  }
  return { starts, ids: Int32Array.from(ids) };
}

function placeOf(sets: Map<readonly number[], number>, values: readonly number[]): number {
  const known = sets.get(values);
  if (known !== undefined) return known;
  sets.set(values, sets.size);
  return sets.size - 1;
}
