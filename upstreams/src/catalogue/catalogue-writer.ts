import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { CatalogueLine } from "./catalogue-line.ts";
import type { ImportSummary } from "./import-change.ts";
import { LineBatch } from "./line-batch.ts";
import type { OrderLine } from "./order-line.ts";
import type { ProductLine } from "./product-line.ts";
import type { ReviewLine } from "./review-line.ts";
import { writeAttribute, writeCategory, writeShop } from "./write-base-lines.ts";
import { removeOrders, writeOrders } from "./write-orders.ts";
import { writePrices } from "./write-prices.ts";
import { writeProducts } from "./write-products.ts";
import { deactivateReviews, writeReviews } from "./write-reviews.ts";
import { writeStock, type StockPolicy } from "./write-stock.ts";
import { writeVariants } from "./write-variants.ts";

/** A batch of products is written when it holds this many variants; more would only cost memory. */
const batchVariants = 500;
const batchLines = 2000;

/** Writes checked lines into the transaction of an import: products in batches, everything else as it comes. */
export class CatalogueWriter {
  readonly #trx: Transaction<Tables>;
  readonly #categoryIds: Map<string, number>;
  readonly #stock: StockPolicy;
  readonly #summary: ImportSummary;
  readonly #namedProducts: number[] = [];
  readonly #namedCategories: number[] = [];
  readonly #namedReviews: string[] = [];
  readonly #namedOrders: string[] = [];
  readonly #products = new LineBatch<ProductLine>(batchVariants, (lines) => this.#writeProducts(lines));
  readonly #reviews = new LineBatch<ReviewLine>(batchLines, (lines) => this.#writeReviews(lines));
  readonly #orders = new LineBatch<OrderLine>(batchLines, (lines) => this.#writeOrders(lines));
  #positions = { attribute: 0, category: 0 };

  constructor(trx: Transaction<Tables>, categoryIds: ReadonlyMap<string, number>, stock: StockPolicy, summary: ImportSummary) {
    this.#trx = trx;
    this.#categoryIds = new Map(categoryIds);
    this.#stock = stock;
    this.#summary = summary;
  }

  /** Takes a line that has no faults. */
  async write(line: CatalogueLine): Promise<void> {
    if (line.type === "product") return this.#addProduct(line);
    if (line.type === "review") return this.#reviews.add(line, 1);
    if (line.type === "order") return this.#orders.add(line, 1);
    if (line.type === "shop") return writeShop(this.#trx, line, this.#summary);
    if (line.type === "attribute") return writeAttribute(this.#trx, line, this.#positions.attribute++, this.#summary);
    const id = await writeCategory(this.#trx, line, this.#positions.category++, this.#summary);
    this.#categoryIds.set(line.path, id);
    this.#namedCategories.push(id);
  }

  /** Writes what is still batched and, after a full catalogue, deactivates what it did not name. */
  async finish(full: boolean): Promise<void> {
    await this.#products.flush();
    await this.#reviews.flush();
    await this.#orders.flush();
    if (!full) return;
    const products = await sql`
      update product set is_active = false, updated_at = now()
      where is_active and not product_id = any(${this.#namedProducts}::integer[]) returning product_id`.execute(this.#trx);
    const categories = await sql`
      update category set is_active = false
      where is_active and not category_id = any(${this.#namedCategories}::integer[]) returning category_id`.execute(this.#trx);
    this.#summary.changes.product.deactivated += products.rows.length;
    this.#summary.changes.category.deactivated += categories.rows.length;
    await deactivateReviews(this.#trx, this.#namedReviews, this.#summary);
    await removeOrders(this.#trx, this.#namedOrders, this.#summary);
  }

  /** Marks the catalogue as changed; answers the new version. */
  async writeVersion(checksum: string): Promise<string> {
    const row = await this.#trx.insertInto("catalogue_version").values({ checksum }).returning("version").executeTakeFirstOrThrow();
    return row.version;
  }

  async #addProduct(line: ProductLine): Promise<void> {
    this.#summary.products += 1;
    this.#summary.variants += line.variants.length;
    await this.#products.add(line, line.variants.length);
  }

  async #writeReviews(lines: readonly ReviewLine[]): Promise<void> {
    await this.#products.flush();
    this.#namedReviews.push(...(await writeReviews(this.#trx, lines, this.#summary)));
  }

  async #writeOrders(lines: readonly OrderLine[]): Promise<void> {
    await this.#products.flush();
    this.#namedOrders.push(...(await writeOrders(this.#trx, lines, this.#summary)));
  }

  async #writeProducts(lines: readonly ProductLine[]): Promise<void> {
    const productIds = await writeProducts(this.#trx, lines, this.#categoryIds, this.#summary);
    this.#namedProducts.push(...productIds.values());
    const variants = await writeVariants(this.#trx, lines, productIds, this.#summary);
    const variantLines = lines.flatMap((line) => line.variants);
    const repriced = await writePrices(this.#trx, variantLines, variants.ids, this.#summary);
    await writeStock(this.#trx, variantLines, variants.ids, this.#stock, this.#summary);
    await this.#touch(variants.productIds, repriced);
  }

  /** A product is as new as its newest variant or price. */
  async #touch(productIds: number[], repricedVariantIds: number[]): Promise<void> {
    if (productIds.length + repricedVariantIds.length === 0) return;
    await sql`
      update product set updated_at = now()
      where updated_at < now() and (product_id = any(${productIds}::integer[])
        or product_id in (select product_id from variant where variant_id = any(${repricedVariantIds}::integer[])))`.execute(this.#trx);
  }
}
