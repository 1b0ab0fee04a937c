import { neverRecommended } from "@warmeland/schema/rules/recommendations/never-recommended.ts";
import { type ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";

import { catalogueVersion, readAssortment, type Assortment, type Master } from "./assortment.ts";
import { completingMasters, relatedMasters } from "./related.ts";
import { piecesSold, sellableMasters } from "./sales.ts";
import { interests, type PersonalEvent, type PersonalEventKind } from "./personal-event.ts";
import { boughtWith } from "./model/bought-with.ts";
import { CurrentNeighbours } from "./model/current-neighbours.ts";
import type { Neighbours } from "./model/learn-neighbours.ts";
import { PastSales } from "./past-sales.ts";

export type Logic = "BESTSELLER" | "RELATED" | "ALSO_BOUGHT" | "COMPLETE";

export interface RecommendedArticle {
  /** Article number of a master. */
  articleNumber: string;
  reason: "bestseller" | "similar" | "goes_with" | "bought_together" | PersonalEventKind;
  /** What somebody viewed, wished for or bought that speaks for it most. */
  because?: string;
}

export interface Recommendations {
  articles: RecommendedArticle[];
  /** Of the catalogue they were made from. */
  version: string;
}

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
  /** Their keys. */
  shown: ReadonlySet<string>;
  /** Pieces sold in 90 days: before the shop from its catalogue, and in the shop. */
  pieces: (key: string) => number;
  /** What is bought together, as was learned last. */
  neighbours: Neighbours;
  responses: Map<string, RecommendedArticle[]>;
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
  private readonly learned: CurrentNeighbours;
  private readonly shelves = new Map<number, HeldShelf>();

  constructor(db: Database, now: () => Date) {
    this.db = db;
    this.now = now;
    this.learned = new CurrentNeighbours(db);
  }

  /**
   * The best `limit` masters, without the references themselves; unknown references count for nothing. ALSO_BOUGHT is filled up with what is RELATED;
   * BESTSELLER is of the categories of the references, where there are any.
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
      response = this.work(shelf, logic, references);
      if (shelf.responses.size >= mostResponses) shelf.responses.clear();
      shelf.responses.set(key, response);
    }
    return { articles: response.slice(0, limit), version };
  }

  /** What goes best with what somebody did, without that itself, filled up with bestsellers. Nothing of it is kept. */
  async personal(shop: ShopLocale, events: readonly PersonalEvent[], limit: number): Promise<Recommendations> {
    if (events.length === 0) return this.recommend(shop, "BESTSELLER", [], limit);
    const { version, ...held } = await this.held(shop);
    const shelf = await held.shelf;
    const known = interests(events);
    const weights = new Map([...known].map(([key, { weight }]) => [key, weight]));
    const found = boughtWith(shelf.neighbours, weights)
      .filter(({ key }) => shelf.shown.has(key))
      .map(({ key, because }): RecommendedArticle => ({
        articleNumber: key,
        reason: known.get(because)!.kind,
        because,
      }));
    const others = shelf.candidates.slice(0, known.size + found.length + limit).filter(({ key }) => !known.has(key));
    return { articles: filledUp(found, selling(others)).slice(0, limit), version };
  }

  private work(shelf: Shelf, logic: Logic, references: readonly string[]): RecommendedArticle[] {
    const named = references.map(keyAndSize);
    const keys = named.map(({ key }) => key);
    const candidates = shelf.candidates.filter((master) => !keys.includes(master.key));
    const most = Math.max(1, shelf.pieces(shelf.candidates[0]?.key ?? ""));
    const popularity = (key: string) => shelf.pieces(key) / most;
    const sized = named.flatMap(({ key, size }) => {
      const master = shelf.assortment.masters.get(key);
      return master ? [{ master, size }] : [];
    });
    const completing = (): RecommendedArticle[] =>
      completingMasters(shelf.assortment, sized, candidates, popularity, longestResponse).map((articleNumber) => ({
        articleNumber,
        reason: "goes_with",
      }));
    const related = (): RecommendedArticle[] => {
      const masters = sized.map(({ master }) => master);
      if (masters.length === 0) return [];
      return relatedMasters(shelf.assortment, masters, candidates, popularity, longestResponse).map(
        ({ key, reason }) => ({ articleNumber: key, reason }),
      );
    };

    if (logic === "COMPLETE") return completing();
    if (logic === "RELATED") return related();
    if (logic === "BESTSELLER") {
      const isBeside = (one: Master) =>
        sized.length === 0 ||
        sized.some(({ master }) => one.categories.values().some((path) => master.categories.has(path)));
      return selling(candidates.filter(isBeside)).slice(0, longestResponse);
    }
    const bought = boughtWith(shelf.neighbours, new Map(keys.map((key) => [key, 1])))
      .filter(({ key }) => shelf.shown.has(key))
      .map(({ key }): RecommendedArticle => ({ articleNumber: key, reason: "bought_together" }));
    return filledUp(bought, related()).slice(0, longestResponse);
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
    const [assortment, past, neighbours, sellable, sold] = await Promise.all([
      reading,
      readingPast,
      this.learned.read(),
      sellableMasters(this.db, shop.priceColumn),
      piecesSold(this.db, shop.shopId, now),
    ]);
    const soldBefore = past.pieces(now);
    // the catalogue's number and its history of orders are two accounts of the same sales
    const before = (key: string) => Math.max(assortment.masters.get(key)?.soldRecently ?? 0, soldBefore.get(key) ?? 0);
    const pieces = (key: string) => before(key) + (sold.get(key) ?? 0);
    const candidates = [...assortment.masters.values()]
      .filter((master) => sellable.has(master.key) && master.key !== neverRecommended)
      .sort((a, b) => pieces(b.key) - pieces(a.key) || (a.key < b.key ? -1 : 1));
    const shown = new Set(candidates.map(({ key }) => key));
    return { assortment, neighbours, candidates, shown, pieces, responses: new Map() };
  }
}

function selling(masters: readonly Master[]): RecommendedArticle[] {
  return masters.map((master) => ({ articleNumber: master.key, reason: "bestseller" }));
}

/** The first ones, then those of the others that are not among them. */
function filledUp(first: readonly RecommendedArticle[], others: readonly RecommendedArticle[]): RecommendedArticle[] {
  const found = new Set(first.map(({ articleNumber }) => articleNumber));
  return [...first, ...others.filter(({ articleNumber }) => !found.has(articleNumber))];
}

function keyAndSize(reference: string): { key: string; size: string | undefined } {
  const [key = "", size] = reference.split("@");
  return { key, size };
}
