import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { CatalogueLine } from "./lines/catalogue-line.ts";
import type { CategoryLine } from "./lines/category-line.ts";
import type { ImportSummary } from "./import/import-summary.ts";
import type { StoredKeys } from "./import/stored-catalogue.ts";
import { LineBatch } from "./import/line-batch.ts";
import type { OrderLine } from "./lines/order-line.ts";
import type { ProductLine } from "./lines/product-line.ts";
import { ProductWriter } from "./import/product-writer.ts";
import type { RedirectLine } from "./lines/redirect-line.ts";
import type { ReviewLine } from "./lines/review-line.ts";
import type { VariantLine } from "./lines/variant-line.ts";
import { writeAttribute, writeCategory, writeShop } from "./import/write-base-lines.ts";
import { removeOrders, writeOrders } from "./import/write-orders.ts";
import type { HashedProduct } from "./import/write-products.ts";
import { removeRedirects, writeRedirect } from "./import/write-redirects.ts";
import { deactivateReviews, writeReviews } from "./import/write-reviews.ts";
import { listStock, openStockList, replaceStock, type StockPolicy } from "./import/write-stock.ts";

/** A batch is written when it holds this many variants, reviews or orders; more would only cost memory. */
const batchSize = 2000;

/**
 * Writes checked lines into the transaction of an import: shops, attributes, categories and redirects as they come, the rest in batches, each of which
 * is on its way to the database while the next is read.
 */
export class CatalogueWriter {
  readonly #trx: Transaction<Tables>;
  readonly #stored: StoredKeys;
  readonly #stockPolicy: StockPolicy;
  readonly #summary: ImportSummary;
  readonly #productWriter: ProductWriter;
  readonly #products: LineBatch<HashedProduct>;
  readonly #stock = new LineBatch<VariantLine>(batchSize, (lines) => this.#begin(() => listStock(this.#trx, lines)));
  readonly #reviews = new LineBatch<ReviewLine>(batchSize, (lines) => this.#begin(() => this.#writeReviews(lines)));
  readonly #orders = new LineBatch<OrderLine>(batchSize, (lines) => this.#begin(() => this.#writeOrders(lines)));
  readonly #named = {
    categories: new Array<number>(),
    reviews: new Array<string>(),
    orders: new Array<string>(),
    redirects: new Array<RedirectLine>(),
  };
  #positions = { attribute: 0, category: 0 };
  #underWay: Promise<void> = Promise.resolve();

  private constructor(trx: Transaction<Tables>, stored: StoredKeys, stockPolicy: StockPolicy, summary: ImportSummary) {
    this.#trx = trx;
    this.#stored = stored;
    this.#stockPolicy = stockPolicy;
    this.#summary = summary;
    this.#productWriter = new ProductWriter(trx, stored, summary);
    this.#products = new LineBatch(batchSize, (products) => this.#begin(() => this.#productWriter.write(products)));
  }

  /** A writer for what the database holds now. */
  static async open(
    trx: Transaction<Tables>,
    stored: StoredKeys,
    stockPolicy: StockPolicy,
    summary: ImportSummary,
  ): Promise<CatalogueWriter> {
    if (stockPolicy === "all") await openStockList(trx);
    return new CatalogueWriter(trx, stored, stockPolicy, summary);
  }

  /** Takes a line that has no faults, and the hash of its text. */
  async write(line: CatalogueLine, hash: string): Promise<void> {
    if (line.type === "product") return this.#addProduct(line, hash);
    await this.#products.flush();
    if (line.type === "review") return this.#reviews.add(line, 1);
    if (line.type === "order") return this.#orders.add(line, 1);
    await this.#underWay;
    if (line.type === "redirect") return this.#writeRedirect(line);
    if (line.type === "shop") return writeShop(this.#trx, line, this.#summary);
    if (line.type === "attribute") return writeAttribute(this.#trx, line, this.#positions.attribute++, this.#summary);
    return this.#writeCategory(line);
  }

  /** Writes what is still batched and, after a full catalogue, deactivates what it did not name; what lies below a closed category closes too. */
  async finish(full: boolean): Promise<void> {
    for (const batch of [this.#products, this.#reviews, this.#orders, this.#stock]) await batch.flush();
    await this.#underWay;
    const { changes } = this.#summary;
    if (full) {
      await this.#productWriter.deactivateUnnamed();
      const { rows } = await sql`
        update category set is_active = false
        where is_active and not category_id = any(${this.#named.categories}::integer[]) returning category_id`.execute(
        this.#trx,
      );
      changes.category.deactivated += rows.length;
      await deactivateReviews(this.#trx, this.#named.reviews, this.#summary);
      await removeOrders(this.#trx, this.#named.orders, this.#summary);
      await removeRedirects(this.#trx, this.#named.redirects, this.#summary);
    }
    const below = await sql`
      with recursive closed as (
        select category_id from category where not is_active
        union select child.category_id from category child join closed on child.parent_id = closed.category_id)
      update category set is_active = false where is_active and category_id in (select category_id from closed) returning category_id`.execute(
      this.#trx,
    );
    changes.category.deactivated += below.rows.length;
    if (this.#stockPolicy === "all") changes.stock.changed += await replaceStock(this.#trx);
  }

  /** Marks the catalogue as changed; returns the new version. */
  async writeVersion(checksum: string): Promise<string> {
    const row = await this.#trx
      .insertInto("catalogue_version")
      .values({ checksum })
      .returning("version")
      .executeTakeFirstOrThrow();
    return row.version;
  }

  /** Waits for what is under way, whatever becomes of it: a transaction is only ended when nothing uses it. */
  async settle(): Promise<void> {
    await this.#underWay.catch(() => undefined);
  }

  async #addProduct(line: ProductLine, hash: string): Promise<void> {
    this.#summary.products += 1;
    this.#summary.variants += line.variants.length;
    if (this.#stockPolicy === "all") for (const variant of line.variants) await this.#stock.add(variant, 1);
    if (this.#productWriter.isNews({ line, hash })) await this.#products.add({ line, hash }, line.variants.length);
  }

  async #writeCategory(line: CategoryLine): Promise<void> {
    const id = await writeCategory(this.#trx, line, this.#positions.category++, this.#summary);
    this.#stored.categoryIds.set(line.path, id);
    this.#named.categories.push(id);
  }

  async #writeRedirect(line: RedirectLine): Promise<void> {
    await writeRedirect(this.#trx, line, this.#summary);
    this.#named.redirects.push(line);
  }

  async #writeReviews(lines: readonly ReviewLine[]): Promise<void> {
    this.#named.reviews.push(...(await writeReviews(this.#trx, lines, this.#summary)));
  }

  async #writeOrders(lines: readonly OrderLine[]): Promise<void> {
    this.#named.orders.push(...(await writeOrders(this.#trx, lines, this.#summary)));
  }

  async #begin(work: () => Promise<void>): Promise<void> {
    await this.#underWay;
    this.#underWay = work();
    // whoever waits for it next gets the error; until then it is nobody's
    this.#underWay.catch(() => undefined);
  }
}
