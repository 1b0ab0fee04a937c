import type { Logger } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { CatalogueGeneration } from "./catalogue-generation.ts";
import { CatalogueMoved } from "../snapshot/catalogue-moved.ts";
import { newestVersion } from "../snapshot/load-snapshot.ts";
import { RetiredVersions } from "./retired-versions.ts";
import type { CatalogueEngine } from "./catalogue-engine.ts";

const checkIntervalInMilliseconds = 1000;

/**
 * The catalogue in memory. Loaded by the first request; a newer version, looked for once a second at most, replaces it as a whole while the
 * old one goes on being served, and can still be named for ten minutes. When the database fails, the last state serves.
 */
export class LiveCatalogue {
  private readonly db: Database;
  private readonly now: () => Date;
  private readonly log: Logger;
  private generation: Promise<CatalogueGeneration> | undefined;
  private readonly retired = new RetiredVersions<CatalogueGeneration>();
  private versionCheck: Promise<void> | undefined;
  private versionCheckedAt = 0;
  private closed = false;

  constructor(options: { db: Database; now: () => Date; log: Logger }) {
    this.db = options.db;
    this.now = options.now;
    this.log = options.log;
  }

  /** The engine of a shop with stock at most a second old: of `version` while that can be named, else the newest. */
  async forShop(shop: ShopLocale, version: string | null): Promise<CatalogueEngine> {
    const current = await this.current();
    this.checkVersion(current);
    const generation = this.retired.find(version, this.now().getTime()) ?? current;
    if (!this.closed) await generation.refreshStock(this.now().getTime());
    try {
      return await generation.shop(shop);
    } catch (error) {
      if (!(error instanceof CatalogueMoved)) throw error;
      if ((await this.current()) === current) await this.check(current);
      return await this.forShop(shop, null);
    }
  }

  /** As `forShop`, but waits for a newer version to be loaded, if there is one. */
  async forShopFresh(shop: ShopLocale): Promise<CatalogueEngine> {
    await this.check(await this.current());
    return await this.forShop(shop, null);
  }

  /** The newest version, once it is loaded. */
  async loadedVersion(): Promise<string> {
    await this.check(await this.current());
    return (await this.current()).snapshot.version;
  }

  /** Ends background work. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled([this.versionCheck, this.generation]);
  }

  private async current(): Promise<CatalogueGeneration> {
    if (!this.generation) {
      this.generation = this.load();
      this.versionCheckedAt = this.now().getTime();
      this.generation.catch(() => {
        this.generation = undefined;
      });
    }
    return await this.generation;
  }

  private checkVersion(serving: CatalogueGeneration): void {
    const time = this.now().getTime();
    if (this.closed || this.versionCheck || time - this.versionCheckedAt < checkIntervalInMilliseconds) return;
    this.versionCheckedAt = time;
    this.retired.forgetOld(time);
    this.check(serving).catch((error: unknown) => this.log.warn({ err: error }, "catalogue version not checked"));
  }

  /** Loads a newer version, if there is one; requests meanwhile wait for the same. */
  private check(serving: CatalogueGeneration): Promise<void> {
    this.versionCheck ??= this.replaceIfNewer(serving).finally(() => {
      this.versionCheck = undefined;
    });
    return this.versionCheck;
  }

  private async load(earlier?: CatalogueGeneration): Promise<CatalogueGeneration> {
    for (;;) {
      try {
        return await CatalogueGeneration.load({
          db: this.db,
          log: this.log,
          now: this.now,
          ...(earlier ? { earlier } : {}),
        });
      } catch (error) {
        if (!(error instanceof CatalogueMoved)) throw error;
      }
    }
  }

  private async replaceIfNewer(serving: CatalogueGeneration): Promise<void> {
    if ((await newestVersion(this.db)) === serving.snapshot.version) return;
    const next = await this.load(serving);
    this.generation = Promise.resolve(next);
    this.retired.add(serving, this.now().getTime());
  }
}
