import type { ProductDocument, ShopDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { AttributeIndex } from "./attribute-index.ts";
import type { CategoryTree } from "./category-tree.ts";
import { ProductColumns } from "./product-columns.ts";
import { ProductsByCategory, productsByValue } from "./product-indexes.ts";
import { ValueColumns } from "./value-columns.ts";

/** A product as search sees it. Its document stays text until an answer needs it: 43,000 parsed ones would fill the heap. */
export interface ProductEntry {
  id: number;
  referenceKey: string;
  masterKey: string;
  isActive: boolean;
  /** Milliseconds since 1970, as are the two below. */
  firstLiveAt: number;
  createdAt: number;
  updatedAt: number;
  soldRecently: number;
  /** Categories it was put in, its main one first. */
  categoryIds: readonly number[];
  /** Ids of the attribute values of the product itself. */
  valueIds: readonly number[];
  /** Its variants are `variants[firstVariant]` to `variants[variantEnd - 1]`. */
  firstVariant: number;
  variantEnd: number;
  documentText: string;
}

export interface VariantEntry {
  id: number;
  productIndex: number;
  referenceKey: string;
  isActive: boolean;
  valueIds: readonly number[];
  documentText: string;
}

/** What the active reviews of a master amount to. */
export interface ReviewScore {
  count: number;
  /** Average from 1 to 5 with one decimal. */
  score: number;
}

export interface SnapshotParts {
  /** Newest row of catalogue_version; '0' before the first import. */
  version: string;
  shops: ReadonlyMap<number, ShopDocument>;
  attributes: AttributeIndex;
  categories: CategoryTree;
  /** By id. */
  products: readonly ProductEntry[];
  /** By product, then position. */
  variants: readonly VariantEntry[];
  /** By master key; masters without reviews are missing. */
  reviewScores: ReadonlyMap<string, ReviewScore>;
}

/** One version of the catalogue, never changed once made. Products and variants are named by their place in the arrays. */
export class CatalogueSnapshot {
  readonly version: string;
  readonly shops: ReadonlyMap<number, ShopDocument>;
  readonly attributes: AttributeIndex;
  readonly categories: CategoryTree;
  readonly products: readonly ProductEntry[];
  readonly variants: readonly VariantEntry[];
  readonly productIndexById: ReadonlyMap<number, number>;
  readonly productIndexByReference: ReadonlyMap<string, number>;
  /** Active siblings, by id. */
  readonly productsByMaster: ReadonlyMap<string, readonly number[]>;
  readonly variantIndexById: ReadonlyMap<number, number>;
  /** Products with an attribute value, of their own or of a variant. */
  readonly productsByValue: ReadonlyMap<number, Int32Array>;
  readonly productsByCategory: ProductsByCategory;
  /** The values of products by themselves. */
  readonly productValues: ValueColumns;
  readonly columns: ProductColumns;
  private readonly reviewScores: ReadonlyMap<string, ReviewScore>;

  constructor(parts: SnapshotParts) {
    this.version = parts.version;
    this.shops = parts.shops;
    this.attributes = parts.attributes;
    this.categories = parts.categories;
    this.products = parts.products;
    this.variants = parts.variants;
    this.reviewScores = parts.reviewScores;
    this.productIndexById = new Map(parts.products.map((product, index) => [product.id, index]));
    this.productIndexByReference = new Map(parts.products.map((product, index) => [product.referenceKey, index]));
    this.variantIndexById = new Map(parts.variants.map((variant, index) => [variant.id, index]));
    const active = parts.products.keys().filter((index) => this.product(index).isActive);
    this.productsByMaster = Map.groupBy(active, (index) => this.product(index).masterKey);
    this.columns = new ProductColumns(parts.products, parts.variants, parts.categories);
    this.productsByValue = productsByValue(parts.products, this.columns, parts.variants);
    this.productsByCategory = new ProductsByCategory(parts.products, this.columns.categories);
    this.productValues = new ValueColumns(parts.products);
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
