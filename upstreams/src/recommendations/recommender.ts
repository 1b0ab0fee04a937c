import { type ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";

import { catalogueVersion, readAssortment, type Assortment, type Master } from "./assortment.ts";
import { completingMasters, relatedMasters } from "./related.ts";
import { piecesSold, sellableMasters } from "./sales.ts";
import { boughtTogether, countBaskets } from "./bought-together.ts";
import { PastSales, type BasketCounts } from "./past-sales.ts";

export type Logic = "BESTSELLER" | "RELATED" | "ALSO_BOUGHT" | "COMPLETE" | "PERSONAL";

export interface RecommendedArticle {
  /** Article number of a master. */
  articleNumber: string;
  reason: "bestseller" | "similar" | "goes_with" | "bought_together";
}

export interface Recommendations {
  articles: RecommendedArticle[];
  /** Of the catalogue they were made from. */
  version: string;
}

/** Never recommended (docs/rules.md#never-recommended). */
const excludedArticle = "03-1481";

/** Sales, stock and responses are this old at most. */
const freshMs = 30_000;

/** More than any request may have, so that one response serves every limit. */
const longestResponse = 100;

const mostResponses = 1000;

/** What recommendations are made from, at one moment. */
interface Shelf {
  assortment: Assortment;
  /** Sellable, not the excluded article, and the best seller first. */
  candidates: readonly Master[];
  /** Pieces sold in 90 days: before the shop from its catalogue, and in the shop. */
  pieces: (key: string) => number;
  past: PastSales;
  /** Counted when the first question needs it. */
  baskets: Promise<BasketCounts> | undefined;
  responses: Map<string, Promise<RecommendedArticle[]>>;
}

/** A shelf that is read or being read, so that requests arriving together share one reading. */
interface HeldShelf {
  version: string;
  readAt: number;
  assortment: Promise<Assortment>;
  past: Promise<PastSales>;
  shelf: Promise<Shelf>;
}

/** Recommends masters of a shop from its catalogue and its orders; a catalogue import counts at once, sales and stock within 30 s. */
export class Recommender {
  private readonly db: Database;
  private readonly now: () => Date;
  private readonly shelves = new Map<number, HeldShelf>();

  constructor(db: Database, now: () => Date) {
    this.db = db;
    this.now = now;
  }

  /**
   * The best `limit` masters, without the references themselves; unknown references count for nothing.
   * @param references article numbers; of COMPLETE `03-1481@90x200` names a size
   */
  async recommend(
    shop: ShopLocale,
    logic: Logic,
    references: readonly string[],
    limit: number,
  ): Promise<Recommendations> {
    const { version, ...held } = await this.held(shop);
    const shelf = await held.shelf;
    const key = `${logic} ${[...references].sort().join(",")}`;
    let response = shelf.responses.get(key);
    if (!response) {
      response = this.work(shop, shelf, logic, references).catch((error: unknown) => {
        shelf.responses.delete(key);
        throw error;
      });
      if (shelf.responses.size >= mostResponses) shelf.responses.clear();
      shelf.responses.set(key, response);
    }
    return { articles: (await response).slice(0, limit), version };
  }

  private async work(
    shop: ShopLocale,
    shelf: Shelf,
    logic: Logic,
    references: readonly string[],
  ): Promise<RecommendedArticle[]> {
    const named = references.map(keyAndSize);
    const candidates = shelf.candidates.filter((master) => named.every(({ key }) => key !== master.key));
    const shown = new Set(candidates.map((master) => master.key));
    if (logic === "ALSO_BOUGHT") {
      const keys = references.length === 0 ? [] : await this.boughtTogether(shop, shelf, references);
      return keys
        .filter((key) => shown.has(key))
        .slice(0, longestResponse)
        .map((articleNumber) => ({ articleNumber, reason: "bought_together" }));
    }
    const most = Math.max(1, shelf.pieces(shelf.candidates[0]?.key ?? ""));
    const popularity = (key: string) => shelf.pieces(key) / most;
    const sized = named.flatMap(({ key, size }) => {
      const master = shelf.assortment.masters.get(key);
      return master ? [{ master, size }] : [];
    });
    if (logic === "COMPLETE") {
      const keys = completingMasters(shelf.assortment, sized, candidates, popularity, longestResponse);
      return keys.map((articleNumber) => ({ articleNumber, reason: "goes_with" }));
    }
    if (logic === "RELATED") {
      const masters = sized.map(({ master }) => master);
      if (masters.length === 0) return [];
      const related = relatedMasters(shelf.assortment, masters, candidates, popularity, longestResponse);
      return related.map(({ key, reason }) => ({ articleNumber: key, reason }));
    }
    return candidates.slice(0, longestResponse).map((master) => ({ articleNumber: master.key, reason: "bestseller" }));
  }

  private async boughtTogether(shop: ShopLocale, shelf: Shelf, references: readonly string[]): Promise<string[]> {
    const now = this.now();
    shelf.baskets ??= countBaskets(this.db, shop.shopId, shelf.past, now).catch((error: unknown) => {
      shelf.baskets = undefined;
      throw error;
    });
    return boughtTogether(this.db, shop.shopId, references, shelf.past, now, await shelf.baskets);
  }

  private async held(shop: ShopLocale): Promise<HeldShelf> {
    const version = await catalogueVersion(this.db);
    const now = this.now();
    const held = this.shelves.get(shop.shopId);
    const isCurrent = held?.version === version;
    if (held && isCurrent && now.getTime() - held.readAt < freshMs) return held;

    const assortment = held && isCurrent ? held.assortment : readAssortment(this.db, shop.priceColumn);
    const past = held && isCurrent ? held.past : PastSales.read(this.db, shop.shopId, now);
    const shelf = this.readShelf(shop, assortment, past, now);
    const renewed: HeldShelf = { version, readAt: now.getTime(), assortment, past, shelf };
    this.shelves.set(shop.shopId, renewed);
    renewed.shelf.catch(() => this.shelves.get(shop.shopId) === renewed && this.shelves.delete(shop.shopId));
    return renewed;
  }

  private async readShelf(
    shop: ShopLocale,
    reading: Promise<Assortment>,
    readingPast: Promise<PastSales>,
    now: Date,
  ): Promise<Shelf> {
    const [assortment, past, sellable, sold] = await Promise.all([
      reading,
      readingPast,
      sellableMasters(this.db, shop.priceColumn),
      piecesSold(this.db, shop.shopId, now),
    ]);
    const soldBefore = past.pieces(now);
    // the catalogue's number and its history of orders are two accounts of the same sales
    const before = (key: string) => Math.max(assortment.masters.get(key)?.soldRecently ?? 0, soldBefore.get(key) ?? 0);
    const pieces = (key: string) => before(key) + (sold.get(key) ?? 0);
    const candidates = [...assortment.masters.values()]
      .filter((master) => sellable.has(master.key) && master.key !== excludedArticle)
      .sort((a, b) => pieces(b.key) - pieces(a.key) || (a.key < b.key ? -1 : 1));
    return { assortment, past, candidates, pieces, baskets: undefined, responses: new Map() };
  }
}

function keyAndSize(reference: string): { key: string; size: string | undefined } {
  const [key = "", size] = reference.split("@");
  return { key, size };
}
