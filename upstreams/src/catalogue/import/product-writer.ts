import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ImportSummary } from "./import-summary.ts";
import type { StoredProduct, StoredKeys } from "./stored-catalogue.ts";
import { addPrices, changePrices } from "./write-prices.ts";
import {
  addProducts,
  changeProducts,
  deactivateProducts,
  touchProducts,
  type HashedProduct,
} from "./write-products.ts";
import { addStock } from "./write-stock.ts";
import { writeVariants } from "./write-variants.ts";

/** Writes products with all that is theirs in batches, and leaves out those whose line is the one they came from. */
export class ProductWriter {
  readonly #trx: Transaction<Tables>;
  readonly #stored: StoredKeys;
  readonly #summary: ImportSummary;
  /** Stored products that no line has named yet. */
  readonly #unnamed: Map<string, StoredProduct>;

  constructor(trx: Transaction<Tables>, stored: StoredKeys, summary: ImportSummary) {
    this.#trx = trx;
    this.#stored = stored;
    this.#summary = summary;
    this.#unnamed = new Map(stored.products);
  }

  /** Counts a product as named; false when it is stored exactly so already. */
  isNews({ line, hash }: HashedProduct): boolean {
    this.#unnamed.delete(line.referenceKey);
    return this.#stored.products.get(line.referenceKey)?.lineHash !== hash;
  }

  /** Writes a batch of products, variants, prices, and the stock of new variants. */
  async write(products: readonly HashedProduct[]): Promise<void> {
    const trx = this.#trx;
    const { changes } = this.#summary;
    const isStored = ({ line }: HashedProduct): boolean => this.#stored.products.has(line.referenceKey);
    const existing = products.filter(isStored);
    const idsOfExisting = new Map(
      existing.map(({ line }) => [line.referenceKey, this.#stored.products.get(line.referenceKey)!.id]),
    );
    const newIds = await addProducts(
      trx,
      products.filter((product) => !isStored(product)),
      this.#stored.categoryIds,
    );
    const changed = await changeProducts(trx, existing, idsOfExisting, this.#stored.categoryIds);
    const lines = products.map(
      ({ line }) => [newIds.get(line.referenceKey) ?? idsOfExisting.get(line.referenceKey)!, line] as const,
    );
    const variants = await writeVariants(trx, lines, [...idsOfExisting.values()]);
    const addedPrices = await addPrices(trx, variants.added);
    const prices = await changePrices(trx, variants.existing);
    changes.product.added += newIds.size;
    changes.product.changed += changed.size;
    changes.variant.added += variants.added.length;
    changes.variant.changed += variants.changed;
    changes.variant.deactivated += variants.deactivated;
    changes.price.added += addedPrices + prices.added;
    changes.price.changed += prices.changed;
    changes.price.deactivated += prices.removed;
    changes.stock.added += await addStock(trx, variants.added);
    if (existing.length > 0) await touchProducts(trx, variants.productIds, prices.variantIds);
  }

  /** Deactivates what no line has named. */
  async deactivateUnnamed(): Promise<void> {
    const ids = [...this.#unnamed.values()].filter(({ isActive }) => isActive).map(({ id }) => id);
    if (ids.length > 0) this.#summary.changes.product.deactivated += await deactivateProducts(this.#trx, ids);
  }
}
