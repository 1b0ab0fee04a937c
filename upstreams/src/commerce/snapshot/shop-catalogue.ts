import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import { PriceTable } from "./price-table.ts";
import { ProductOffers } from "./product-offers.ts";
import type { StockLevels } from "./stock-levels.ts";

/** A snapshot as one shop sees it: its prices, its language, its stock of this second. Products and variants are named by index. */
export class ShopCatalogue {
  readonly shop: ShopLocale;
  readonly document: ShopDocument | undefined;
  readonly snapshot: CatalogueSnapshot;
  readonly stock: StockLevels;
  readonly prices: PriceTable;
  readonly offers: ProductOffers;

  private constructor(shop: ShopLocale, snapshot: CatalogueSnapshot, stock: StockLevels, prices: PriceTable) {
    this.shop = shop;
    this.document = snapshot.shops.get(shop.shopId);
    this.snapshot = snapshot;
    this.stock = stock;
    this.prices = prices;
    this.offers = new ProductOffers(snapshot, prices, stock);
  }

  /** Reads the shop's price column. What it offers is there once it is completed. */
  static async read(
    db: Database,
    shop: ShopLocale,
    snapshot: CatalogueSnapshot,
    stock: StockLevels,
  ): Promise<ShopCatalogue> {
    const prices = await PriceTable.load(db, snapshot, shop.priceColumn, shop.currency);
    return new ShopCatalogue(shop, snapshot, stock, prices);
  }

  /** Works out what the shop offers. */
  async complete(): Promise<void> {
    await this.offers.complete();
  }

  /**
   * Applies stock that `StockLevels.refresh` found changed, by variant index.
   * @returns the products it belongs to, by index, and whether other variants can be bought than before
   */
  applyStock(variantIndexes: readonly number[]): { products: ReadonlySet<number>; isMoved: boolean } {
    const products = new Set(variantIndexes.map((variant) => this.snapshot.variant(variant).productIndex));
    let isMoved = false;
    for (const index of products) if (this.offers.update(index)) isMoved = true;
    return { products, isMoved };
  }
}
