import type { ProductEntry, VariantEntry } from "./entries.ts";
import type { ProductDocument, ShopDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { AttributeIndex } from "./attribute-index.ts";
import type { CategoryTree } from "./category-tree.ts";
import { CategoryValues } from "./category-values.ts";
import type { ProductColumns } from "./product-columns.ts";
import type { ProductIndexes } from "./product-indexes.ts";

/** What the active reviews of a master amount to. */
export interface ReviewScore {
  count: number;
  /** Average from 1 to 5 with one decimal. */
  score: number;
}

/** What a snapshot holds besides products and variants. */
export interface SnapshotFrame {
  /** Newest row of catalogue_version; '0' before the first import. */
  version: string;
  shops: ReadonlyMap<number, ShopDocument>;
  attributes: AttributeIndex;
  categories: CategoryTree;
  /** By master key; masters without reviews are missing. */
  reviewScores: ReadonlyMap<string, ReviewScore>;
  /** By master key: value keys of its sizes, the one sold most first, parted by spaces; masters of which nothing was sold are missing. */
  sizesBySales: ReadonlyMap<string, string>;
}

export interface SnapshotParts extends SnapshotFrame {
  /** By id. */
  products: readonly ProductEntry[];
  /** By product, then position. */
  variants: readonly VariantEntry[];
  columns: ProductColumns;
  indexes: ProductIndexes;
}

/** One version of the catalogue, never changed once made. Products and variants are named by their place in the arrays. */
export class CatalogueSnapshot {
  readonly version: string;
  readonly shops: ReadonlyMap<number, ShopDocument>;
  readonly attributes: AttributeIndex;
  readonly categories: CategoryTree;
  readonly products: readonly ProductEntry[];
  readonly variants: readonly VariantEntry[];
  readonly columns: ProductColumns;
  readonly productIndexById: ReadonlyMap<number, number>;
  readonly productIndexByReference: ReadonlyMap<string, number>;
  /** Active siblings, by id. */
  readonly productsByMaster: ReadonlyMap<string, readonly number[]>;
  readonly variantIndexById: ReadonlyMap<number, number>;
  /** Products with an attribute value, of their own or of a variant. */
  readonly productsByValue: ReadonlyMap<number, Int32Array>;
  readonly categoryValues: CategoryValues;
  private readonly productsByCategory: ReadonlyMap<number, Int32Array>;
  private readonly reviewScores: ReadonlyMap<string, ReviewScore>;
  private readonly soldSizes: ReadonlyMap<string, string>;

  constructor(parts: SnapshotParts) {
    const { indexes } = parts;
    this.version = parts.version;
    this.shops = parts.shops;
    this.attributes = parts.attributes;
    this.categories = parts.categories;
    this.products = parts.products;
    this.variants = parts.variants;
    this.columns = parts.columns;
    this.reviewScores = parts.reviewScores;
    this.soldSizes = parts.sizesBySales;
    this.productIndexById = indexes.productIndexById;
    this.productIndexByReference = indexes.productIndexByReference;
    this.productsByMaster = indexes.productsByMaster;
    this.variantIndexById = indexes.variantIndexById;
    this.productsByValue = indexes.productsByValue;
    this.productsByCategory = indexes.productsByCategory;
    this.categoryValues = new CategoryValues(indexes);
  }

  /** Active products of a category, those of descendants that do not stand apart included, ascending; empty for an unknown one. */
  productsOfCategory(categoryId: number): Int32Array {
    return this.productsByCategory.get(categoryId) ?? new Int32Array();
  }

  product(index: number): ProductEntry {
    return at(this.products, index);
  }

  variant(index: number): VariantEntry {
    return at(this.variants, index);
  }

  /** Nobody has reviewed a master with count 0 and score 0. */
  reviewScore(masterKey: string): ReviewScore {
    return this.reviewScores.get(masterKey) ?? { count: 0, score: 0 };
  }

  /** Value keys of a master's sizes, the one sold most first; empty when nothing of it was sold. */
  sizesBySales(masterKey: string): readonly string[] {
    return this.soldSizes.get(masterKey)?.split(" ") ?? [];
  }

  productDocument(index: number): ProductDocument {
    return JSON.parse(this.product(index).documentText) as ProductDocument;
  }

  variantDocument(index: number): VariantDocument {
    return JSON.parse(this.variant(index).documentText) as VariantDocument;
  }
}

function at<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`No entry ${index} in this catalogue`);
  return entry;
}
