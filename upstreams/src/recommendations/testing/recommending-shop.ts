import { sql } from "kysely";
import { pino } from "pino";

import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";

import { learnModel } from "../model/learn-model.ts";
import { createRecommendationsUpstream } from "../recommendations-upstream.ts";
import { TestShop } from "./test-shop.ts";

interface RecommendationsResponse {
  status: number;
  type: string | null;
  body: {
    logic: string;
    articles: { articleNumber: string; reason: string }[];
    detail: string;
  };
}

/** A shop with nothing in it yet, and the upstream that recommends its articles, with a clock that a test moves. */
export class RecommendingShop extends TestShop {
  clock = Date.now();
  handle: Handler;

  private constructor(db: Database) {
    super(db);
    this.handle = createRecommendationsUpstream({ db, now: () => new Date(this.clock) }).handle;
  }

  /** Empties the database for it. */
  static async openOn(db: Database): Promise<RecommendingShop> {
    await sql`truncate category, product, catalogue_version, basket, past_order, recommendation_model cascade`.execute(
      db,
    );
    return new RecommendingShop(db);
  }

  async send(query: string, shopId = "1001"): Promise<RecommendationsResponse> {
    const headers = new Headers(shopId ? { "x-shop-id": shopId } : {});
    const response = await this.handle(
      new Request(`http://recommendations.example/v1/recommendations?${query}`, { headers }),
    );
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      body: (await response.json()) as RecommendationsResponse["body"],
    };
  }

  async articles(query: string, shopId?: string): Promise<string[]> {
    return (await this.send(query, shopId)).body.articles.map((article) => article.articleNumber);
  }

  async sellMattresses(): Promise<void> {
    await this.addCategory("/matrassen");
    await this.addMaster({ key: "03-0001", path: "/matrassen", sold: 40 });
    await this.addMaster({ key: "03-0002", path: "/matrassen", sold: 60 });
    await this.addMaster({ key: "03-0003", path: "/matrassen", sold: 5 });
    await this.addMaster({ key: "03-1481", path: "/matrassen", sold: 999 });
  }

  /** Articles of five categories that are not related. */
  async sellDifferentThings(): Promise<void> {
    const things = { a: "03-0001", b: "04-0001", c: "05-0001", d: "06-0001", e: "03-1481" };
    for (const [path, key] of Object.entries(things)) {
      await this.addCategory(`/${path}`);
      await this.addMaster({ key, path: `/${path}` });
    }
    await this.addMaster({ key: "03-0009", path: "/a" });
  }

  /** Half a minute later, so that what was learned counts. */
  async learn(): Promise<void> {
    this.clock += 31_000;
    await learnModel({ db: this.db, now: () => new Date(this.clock), log: pino({ level: "silent" }) });
  }
}
