import type { ProductEntry, VariantEntry } from "./entries.ts";

/** Lists of ids, one per row, laid end to end. */
export interface ListColumn {
  /** The list of row r is `ids[starts[r]]` to `ids[starts[r + 1] - 1]`. */
  starts: Uint32Array;
  ids: Int32Array;
}

/** What passes over many products read, in columns: thousands of products cost no look into as many objects. */
export interface ProductColumns {
  firstLiveAt: Float64Array;
  soldRecently: Int32Array;
  /** Variants of product p are `firstVariant[p]` to `variantEnd[p] - 1`. */
  firstVariant: Uint32Array;
  variantEnd: Uint32Array;
  /** Attribute values of products themselves. */
  values: ListColumn;
  /** Those and the values of all its variants, each once. */
  allValues: ListColumn;
  /** Categories of products with all above them. */
  categories: ListColumn;
  /** Which of `valueSets` a variant has: most variants share theirs with many others. */
  variantSet: Int32Array;
  valueSets: readonly (readonly number[])[];
}

/** Writes the columns product by product. */
export class ColumnWriter {
  private readonly firstLiveAt: number[] = [];
  private readonly soldRecently: number[] = [];
  private readonly firstVariant: number[] = [];
  private readonly variantEnd: number[] = [];
  private readonly values = new ListWriter();
  private readonly allValues = new ListWriter();
  private readonly categories = new ListWriter();
  private readonly variantSet: number[] = [];
  private readonly sets = new Map<readonly number[], number>();

  add(product: ProductEntry, variants: readonly VariantEntry[], categoryIds: Iterable<number>): void {
    this.firstLiveAt.push(product.firstLiveAt);
    this.soldRecently.push(product.soldRecently);
    this.firstVariant.push(product.firstVariant);
    this.variantEnd.push(product.variantEnd);
    this.values.add(product.valueIds);
    this.allValues.add(new Set([...product.valueIds, ...variants.flatMap(({ valueIds }) => valueIds)]));
    this.categories.add(categoryIds);
    for (const { valueIds } of variants) this.variantSet.push(this.placeOf(valueIds));
  }

  finish(): ProductColumns {
    return {
      firstLiveAt: new Float64Array(this.firstLiveAt),
      soldRecently: new Int32Array(this.soldRecently),
      firstVariant: new Uint32Array(this.firstVariant),
      variantEnd: new Uint32Array(this.variantEnd),
      values: this.values.finish(),
      allValues: this.allValues.finish(),
      categories: this.categories.finish(),
      variantSet: new Int32Array(this.variantSet),
      valueSets: [...this.sets.keys()],
    };
  }

  private placeOf(values: readonly number[]): number {
    const cached = this.sets.get(values);
    if (cached !== undefined) return cached;
    this.sets.set(values, this.sets.size);
    return this.sets.size - 1;
  }
}

class ListWriter {
  private readonly starts: number[] = [0];
  private readonly ids: number[] = [];

  add(ids: Iterable<number>): void {
    for (const id of ids) this.ids.push(id);
    this.starts.push(this.ids.length);
  }

  finish(): ListColumn {
    return { starts: new Uint32Array(this.starts), ids: new Int32Array(this.ids) };
  }
}
