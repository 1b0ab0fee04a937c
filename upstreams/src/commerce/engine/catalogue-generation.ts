import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { buildSearchIndex } from "../search/index/build-search-index.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import type { CatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import { loadSnapshot } from "../snapshot/load-snapshot.ts";
import { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { StockLevels } from "../snapshot/stock-levels.ts";
import { CatalogueEngine } from "./catalogue-engine.ts";

const stockIntervalInMilliseconds = 1000;

/** A loaded version of the catalogue with the shops that were requested and stock that is kept up to date. */
export class CatalogueGeneration {
  readonly snapshot: CatalogueSnapshot;
  private readonly db: Database;
  private readonly log: Logger;
  private readonly stock: StockLevels;
  private readonly shops = new Map<number, Promise<CatalogueEngine>>();
  /** Those whose stock is kept up to date. */
  private readonly loaded: CatalogueEngine[] = [];
  /** By language. */
  private readonly searches = new Map<string, Promise<SearchIndex>>();
  /** The indexes of the version before, for what has not changed since. */
  private earlierSearches: ReadonlyMap<string, Promise<SearchIndex>>;
  private stockReadAt: number;
  private stockRefresh: Promise<void> | undefined;

  private constructor(
    db: Database,
    log: Logger,
    snapshot: CatalogueSnapshot,
    stock: StockLevels,
    time: number,
    earlier?: CatalogueGeneration,
  ) {
    this.db = db;
    this.log = log;
    this.snapshot = snapshot;
    this.stock = stock;
    this.stockReadAt = time;
    this.earlierSearches = earlier?.searches ?? new Map();
  }

  /** Reads the newest version, and the shops that were requested of `earlier`, the version before. */
  static async load(options: {
    db: Database;
    log: Logger;
    now: () => Date;
    earlier?: CatalogueGeneration;
  }): Promise<CatalogueGeneration> {
    const { db, log, now, earlier } = options;
    const startedAt = performance.now();
    const time = now().getTime();
    const snapshot = await loadSnapshot(db);
    const generation = new CatalogueGeneration(db, log, snapshot, await StockLevels.load(db, snapshot), time, earlier);
    for (const { catalogue } of earlier?.loaded ?? []) await generation.shop(catalogue.shop);
    generation.earlierSearches = new Map();
    const { products, variants, version } = snapshot;
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ version, products: products.length, variants: variants.length, milliseconds }, "catalogue loaded");
    return generation;
  }

  /** The engine of a shop; its prices are read at the first request. */
  shop(shop: ShopLocale): Promise<CatalogueEngine> {
    const requested = this.shops.get(shop.shopId);
    if (requested) return requested;
    const loading = this.loadShop(shop);
    this.shops.set(shop.shopId, loading);
    loading.catch(() => this.shops.delete(shop.shopId));
    return loading;
  }

  /** Applies what changed in stock, once a second at most. When the database fails, the last state serves. */
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

  private async loadShop(shop: ShopLocale): Promise<CatalogueEngine> {
    const search = await this.search(shop);
    const catalogue = await ShopCatalogue.read(this.db, shop, this.snapshot, this.stock);
    const engine = new CatalogueEngine(catalogue, search);
    // listed before it is complete, so that no change of stock passes it by
    this.loaded.push(engine);
    await catalogue.complete();
    return engine;
  }

  private search(shop: ShopLocale): Promise<SearchIndex> {
    const language = shop.language.slice(0, 2);
    const requested = this.searches.get(language);
    if (requested) return requested;
    const building = this.buildSearch(shop, language);
    this.searches.set(language, building);
    building.catch(() => this.searches.delete(language));
    return building;
  }

  private async buildSearch(shop: ShopLocale, language: string): Promise<SearchIndex> {
    const startedAt = performance.now();
    const index = await buildSearchIndex(this.snapshot, shop, await this.earlierSearches.get(language));
    const { terms, postings } = index.parts;
    const milliseconds = Math.round(performance.now() - startedAt);
    this.log.info(
      { version: this.snapshot.version, language, terms: terms.size, bytes: postings.byteLength, milliseconds },
      "search indexed",
    );
    return index;
  }

  private async readStock(): Promise<void> {
    const changed = await this.stock.refresh(this.db);
    if (changed.length > 0) for (const engine of this.loaded) engine.applyStock(changed);
  }
}
