import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import { loadSnapshot, newestVersion } from "./load-snapshot.ts";
import { ShopCatalogue } from "./shop-catalogue.ts";
import { StockLevels } from "./stock-levels.ts";

interface Generation {
  snapshot: CatalogueSnapshot;
  stock: StockLevels;
  shops: Map<number, Promise<ShopCatalogue>>;
  loadedShops: ShopCatalogue[];
}

const checkIntervalInMilliseconds = 1000;

/**
 * The catalogue in memory. Loaded by the first question; a newer version replaces it as a whole while the old one goes on answering;
 * stock is brought up to date before an answer. Both are looked at once a second at most. When the database fails, the last state serves.
 */
export class LiveCatalogue {
  private readonly db: Database;
  private readonly now: () => Date;
  private readonly log: Logger;
  private generation: Promise<Generation> | undefined;
  private versionCheck: Promise<void> | undefined;
  private stockRefresh: Promise<void> | undefined;
  private versionCheckedAt = 0;
  private stockReadAt = 0;
  private closed = false;

  constructor(options: { db: Database; now: () => Date; log: Logger }) {
    this.db = options.db;
    this.now = options.now;
    this.log = options.log;
  }

  /** The catalogue of a shop, with stock at most a second old. */
  async forShop(shop: ShopLocale): Promise<ShopCatalogue> {
    const generation = await this.current();
    this.checkVersion(generation.snapshot);
    await this.refreshStock(generation);
    return await this.shopOf(generation, shop);
  }

  /** As `forShop`, but of the newest version even if that has to be loaded first. */
  async forShopFresh(shop: ShopLocale): Promise<ShopCatalogue> {
    const generation = await this.current();
    await (this.versionCheck ?? this.replaceIfNewer(generation.snapshot));
    return await this.forShop(shop);
  }

  /** Ends background work. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([this.versionCheck, this.stockRefresh, this.generation]);
  }

  private async current(): Promise<Generation> {
    if (!this.generation) {
      this.generation = this.load([]);
      this.versionCheckedAt = this.stockReadAt = this.now().getTime();
      this.generation.catch(() => {
        this.generation = undefined;
      });
    }
    return await this.generation;
  }

  private async load(shops: readonly ShopLocale[]): Promise<Generation> {
    const startedAt = performance.now();
    const snapshot = await loadSnapshot(this.db);
    const stock = await StockLevels.load(this.db, snapshot);
    const generation: Generation = { snapshot, stock, shops: new Map(), loadedShops: [] };
    for (const shop of shops) await this.shopOf(generation, shop);
    const { products, variants, version } = snapshot;
    const milliseconds = Math.round(performance.now() - startedAt);
    this.log.info({ version, products: products.length, variants: variants.length, milliseconds }, "catalogue loaded");
    return generation;
  }

  private shopOf(generation: Generation, shop: ShopLocale): Promise<ShopCatalogue> {
    const known = generation.shops.get(shop.shopId);
    if (known) return known;
    const loading = ShopCatalogue.load(this.db, shop, generation.snapshot, generation.stock).then((catalogue) => {
      generation.loadedShops.push(catalogue);
      return catalogue;
    });
    generation.shops.set(shop.shopId, loading);
    loading.catch(() => generation.shops.delete(shop.shopId));
    return loading;
  }

  private checkVersion(serving: CatalogueSnapshot): void {
    const time = this.now().getTime();
    if (this.closed || this.versionCheck || time - this.versionCheckedAt < checkIntervalInMilliseconds) return;
    this.versionCheckedAt = time;
    this.versionCheck = this.replaceIfNewer(serving)
      .catch((error: unknown) => this.log.warn({ err: error }, "catalogue version not checked"))
      .finally(() => {
        this.versionCheck = undefined;
      });
  }

  private async replaceIfNewer(serving: CatalogueSnapshot): Promise<void> {
    if ((await newestVersion(this.db)) === serving.version) return;
    const old = await this.current();
    const next = await this.load(old.loadedShops.map((catalogue) => catalogue.shop));
    this.generation = Promise.resolve(next);
    this.stockReadAt = this.now().getTime();
  }

  private async refreshStock(generation: Generation): Promise<void> {
    const time = this.now().getTime();
    if (!this.closed && !this.stockRefresh && time - this.stockReadAt >= checkIntervalInMilliseconds) {
      this.stockReadAt = time;
      this.stockRefresh = this.readStock(generation)
        .catch((error: unknown) => this.log.warn({ err: error }, "stock not refreshed"))
        .finally(() => {
          this.stockRefresh = undefined;
        });
    }
    await this.stockRefresh;
  }

  private async readStock({ stock, loadedShops }: Generation): Promise<void> {
    const changed = await stock.refresh(this.db);
    if (changed.length > 0) for (const catalogue of loadedShops) catalogue.applyStock(changed);
  }
}
