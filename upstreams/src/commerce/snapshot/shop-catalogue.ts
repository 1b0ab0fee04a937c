import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { AttributeTexts } from "../wire/attribute-texts.ts";
import { FragmentCache } from "../wire/fragment-cache.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import { SearchMemory } from "../search/search-memory.ts";
import { ProductOrders } from "../search/product-orders.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import { PriceTable } from "./price-table.ts";
import { ProductOffers } from "./product-offers.ts";
import type { StockLevels } from "./stock-levels.ts";

const megabyte = 1024 * 1024;

/** A snapshot as one shop sees it: its prices, its language, its stock of this second. Products and variants are named by index. */
export class ShopCatalogue {
  readonly shop: ShopLocale;
  readonly document: ShopDocument | undefined;
  readonly snapshot: CatalogueSnapshot;
  readonly stock: StockLevels;
  readonly prices: PriceTable;
  readonly offers: ProductOffers;
  readonly attributeTexts: AttributeTexts;
  readonly orders: ProductOrders;
  readonly search: SearchIndex;
  readonly fragments = new FragmentCache(32 * megabyte);
  /** What no stock and no price changes of a variant. */
  readonly variantFragments = new FragmentCache(8 * megabyte);
  readonly memory = new SearchMemory();

  private constructor(
    shop: ShopLocale,
    snapshot: CatalogueSnapshot,
    stock: StockLevels,
    prices: PriceTable,
    search: SearchIndex,
  ) {
    this.shop = shop;
    this.document = snapshot.shops.get(shop.shopId);
    this.snapshot = snapshot;
    this.stock = stock;
    this.prices = prices;
    this.offers = new ProductOffers(snapshot, prices, stock);
    this.attributeTexts = new AttributeTexts(snapshot.attributes, shop);
    this.orders = new ProductOrders(snapshot, this.offers);
    this.search = search;
  }

  /** Reads the shop's price column; `search` is in the shop's language. What it offers is known once it is completed. */
  static async read(
    db: Database,
    shop: ShopLocale,
    snapshot: CatalogueSnapshot,
    stock: StockLevels,
    search: SearchIndex,
  ): Promise<ShopCatalogue> {
    const prices = await PriceTable.load(db, snapshot, shop.priceColumn, shop.currency);
    return new ShopCatalogue(shop, snapshot, stock, prices, search);
  }

  /** Works out what the shop offers. */
  async complete(): Promise<void> {
    await this.offers.complete();
  }

  /** Takes over stock that `StockLevels.refresh` found changed. */
  applyStock(variantIndexes: readonly number[]): void {
    const products = new Set(variantIndexes.map((variant) => this.snapshot.variant(variant).productIndex));
    let isMoved = false;
    for (const index of products) {
      if (this.offers.update(index)) isMoved = true;
      // A product's answer may carry its siblings, so theirs carries it.
      for (const sibling of this.snapshot.productsByMaster.get(this.snapshot.product(index).masterKey) ?? [])
        this.fragments.forget(sibling);
      this.fragments.forget(index);
    }
    // Most sales take a piece of many: what can be bought stays, and with it every search.
    if (!isMoved) return;
    this.orders.forgetChanging();
    this.memory.forget();
  }
}
