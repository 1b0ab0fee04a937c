import type { ProductEntry, VariantEntry } from "./entries.ts";
import { CatalogueSnapshot, type SnapshotFrame } from "./catalogue-snapshot.ts";
import type { CategoryTree } from "./category-tree.ts";
import { ColumnWriter } from "./product-columns.ts";
import { IndexWriter } from "./product-indexes.ts";

/** Makes a snapshot product by product as they are read: nothing is left to be done for all of them at once, which would hold up responses. */
export class SnapshotBuilder {
  private readonly categories: CategoryTree;
  private readonly products: ProductEntry[] = [];
  private readonly variants: VariantEntry[] = [];
  private readonly columns = new ColumnWriter();
  private readonly indexes = new IndexWriter();

  constructor(categories: CategoryTree) {
    this.categories = categories;
  }

  /** Adds the product with the next larger id and its variants in their order. */
  add(
    product: Omit<ProductEntry, "firstVariant" | "variantEnd">,
    variants: readonly Omit<VariantEntry, "productIndex">[],
  ): void {
    const firstVariant = this.variants.length;
    const productIndex = this.products.length;
    const ownVariants = variants.map((variant) => ({ ...variant, productIndex }));
    const entry = { ...product, firstVariant, variantEnd: firstVariant + ownVariants.length };
    this.products.push(entry);
    this.variants.push(...ownVariants);
    const categoryIds = this.withAbove(product.categoryIds);
    this.columns.add(entry, ownVariants, categoryIds);
    this.indexes.add(entry, ownVariants, categoryIds);
  }

  finish(frame: SnapshotFrame): CatalogueSnapshot {
    const { products, variants } = this;
    return new CatalogueSnapshot({
      ...frame,
      products,
      variants,
      columns: this.columns.finish(),
      indexes: this.indexes.finish(),
    });
  }

  /** The categories and those above them, up to one that stands apart: what is above it does not list its products. */
  private withAbove(categoryIds: readonly number[]): Set<number> {
    const all = new Set<number>();
    for (const id of categoryIds) {
      const { rootline = [] } = this.categories.get(id) ?? {};
      const apart = rootline.findLastIndex(({ document }) => document.properties["standsApart"] === "true");
      for (const category of rootline.slice(Math.max(apart, 0))) all.add(category.id);
    }
    return all;
  }
}
