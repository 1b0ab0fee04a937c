import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import { loadSnapshot } from "./load-snapshot.ts";
import { ShopCatalogue } from "./shop-catalogue.ts";
import { StockLevels } from "./stock-levels.ts";

const stockIntervalInMilliseconds = 1000;

/** A loaded version of the catalogue with the shops that were asked for and stock that is kept up to date. */
export class CatalogueGeneration {
  readonly snapshot: CatalogueSnapshot;
  private readonly db: Database;
  private readonly log: Logger;
  private readonly stock: StockLevels;
  private readonly shops = new Map<number, Promise<ShopCatalogue>>();
  private readonly loaded: ShopCatalogue[] = [];
  private stockReadAt: number;
  private stockRefresh: Promise<void> | undefined;

  private constructor(db: Database, log: Logger, snapshot: CatalogueSnapshot, stock: StockLevels, time: number) {
    this.db = db;
    this.log = log;
    this.snapshot = snapshot;
    this.stock = stock;
    this.stockReadAt = time;
  }

  /** Reads the newest version, and some shops of it. */
  static async load(options: { db: Database; log: Logger; shops: readonly ShopLocale[]; now: () => Date }): Promise<CatalogueGeneration> {
    const { db, log, shops, now } = options;
    const startedAt = performance.now();
    const time = now().getTime();
    const snapshot = await loadSnapshot(db);
    const generation = new CatalogueGeneration(db, log, snapshot, await StockLevels.load(db, snapshot), time);
    for (const shop of shops) await generation.shop(shop);
    const { products, variants, version } = snapshot;
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ version, products: products.length, variants: variants.length, milliseconds }, "catalogue loaded");
    return generation;
  }

  get loadedShops(): ShopLocale[] {
    return this.loaded.map((catalogue) => catalogue.shop);
  }

  /** The catalogue of a shop; its prices are read when it is first asked for. */
  shop(shop: ShopLocale): Promise<ShopCatalogue> {
    const known = this.shops.get(shop.shopId);
    if (known) return known;
    const loading = this.loadShop(shop);
    this.shops.set(shop.shopId, loading);
    loading.catch(() => this.shops.delete(shop.shopId));
    return loading;
  }

  /** Takes over what changed in stock, once a second at most. When the database fails, the last state serves. */
  async refreshStock(time: number): Promise<void> {
    if (!this.stockRefresh && time - this.stockReadAt >= stockIntervalInMilliseconds) {
      this.stockReadAt = time;
      this.stockRefresh = this.readStock()
        .catch((error: unknown) => this.log.warn({ err: error }, "stock not refreshed"))
        .finally(() => {
          this.stockRefresh = undefined;
        });
    }
    await this.stockRefresh;
  }

  private async loadShop(shop: ShopLocale): Promise<ShopCatalogue> {
    const catalogue = await ShopCatalogue.load(this.db, shop, this.snapshot, this.stock);
    this.loaded.push(catalogue);
    return catalogue;
  }

  private async readStock(): Promise<void> {
    const changed = await this.stock.refresh(this.db);
    if (changed.length > 0) for (const catalogue of this.loaded) catalogue.applyStock(changed);
  }
}
