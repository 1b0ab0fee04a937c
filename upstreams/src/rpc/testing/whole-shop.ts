import { pino } from "pino";

import { createCommerceUpstream, type CommerceUpstream } from "#upstreams/commerce/commerce-upstream.ts";
import {
  markNewVersion,
  seedCatalogue,
  seedProduct,
  type SeedVariant,
} from "#upstreams/commerce/testing/seed-catalogue.ts";
import type { BasketResponse } from "#upstreams/commerce/testing/test-baskets.ts";
import { createTestDatabase } from "#upstreams/database/test-database.ts";

import { sweep } from "../orders/sweep.ts";
import { RpcTestShop, type RpcTestShopOptions } from "./rpc-test-shop.ts";

const token = "test-token";

/** Baskets and orders on one database, put together as the shop does it: a change to a basket ends its open payment. */
export class WholeShop {
  readonly orders: RpcTestShop;
  private readonly commerce: CommerceUpstream;

  private constructor(orders: RpcTestShop, commerce: CommerceUpstream) {
    this.orders = orders;
    this.commerce = commerce;
  }

  static async open(options: RpcTestShopOptions = {}): Promise<WholeShop> {
    const database = await createTestDatabase({ max: 25 });
    await seedCatalogue(database.db, { categories: [{ path: "/slapen" }] });
    const orders = await RpcTestShop.on(database, options);
    const commerce = createCommerceUpstream({
      db: orders.db,
      token,
      imagesFolders: ["/nonexistent"],
      now: () => orders.now,
      log: pino({ level: process.env["TEST_LOG"] ?? "silent" }),
      releaseOpenPayment: (shop, basketKey) => orders.upstream.releaseOpenPayment(shop, basketKey),
    });
    return new WholeShop(orders, commerce);
  }

  /** Adds variants, each of a product of its own, which baskets know from then on; gives their ids. */
  async addVariants(...variants: SeedVariant[]): Promise<number[]> {
    const { db } = this.orders;
    const ids = {
      products: new Map<string, number>(),
      variants: new Map<string, number>(),
      values: new Map<string, number>(),
    };
    const categories = await db.selectFrom("category").select(["path", "category_id"]).execute();
    const idsWithCategories = {
      ...ids,
      categories: new Map(categories.map(({ path, category_id }) => [path, category_id])),
    };
    for (const variant of variants)
      await seedProduct(
        db,
        { key: `p-${variant.key}`, categories: ["/slapen"], variants: [variant] },
        idsWithCategories,
      );
    await markNewVersion(db);
    return variants.map(({ key }) => idsWithCategories.variants.get(key)!);
  }

  /** Calls a basket's endpoint; `path` follows its key. */
  async basket(
    method: string,
    key: string,
    path = "",
    body?: unknown,
  ): Promise<{ status: number; basket: BasketResponse }> {
    const response = await this.commerce.handle(
      new Request(`http://commerce/v1/baskets/${key}${path}?shopId=1001`, {
        method,
        headers: { "x-access-token": token, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, basket: (await response.json()) as BasketResponse };
  }

  /** Lets time pass and what it decides happen. */
  async pass(milliseconds: number): Promise<void> {
    this.orders.wait(milliseconds);
    await sweep(this.orders.upstream.services);
  }

  async close(): Promise<void> {
    await this.commerce.close();
    await this.orders.close();
  }
}
