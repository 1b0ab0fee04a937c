import { randomBytes } from "node:crypto";

import type { Database } from "#upstreams/database/connection.ts";
import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";

export interface TestMaster {
  key: string;
  path: string;
  cents?: number;
  /** Pieces the catalogue says were sold. */
  sold?: number;
  attributes?: Record<string, string[]>;
  stock?: number;
  active?: boolean;
  /** Price columns it has; nl by default. */
  columns?: string[];
}

/** Rows of a small catalogue and its orders, written as an import and the shop RPC would. */
export class TestShop {
  protected readonly db: Database;
  private readonly variantOf = new Map<string, number>();
  private readonly categoryOf = new Map<string, number>();
  private orders = 0;

  constructor(db: Database) {
    this.db = db;
  }

  /** A category; `goesWith` as it stands in the properties of a category line. */
  async addCategory(path: string, goesWith = ""): Promise<void> {
    const properties = goesWith ? { goesWith } : {};
    const row = await this.db
      .insertInto("category")
      .values({
        path,
        position: 0,
        data: JSON.stringify({ slug: path, name: {}, description: {}, hidden: false, supportedFilter: [], properties }),
      })
      .returning("category_id")
      .executeTakeFirstOrThrow();
    this.categoryOf.set(path, row.category_id);
  }

  /** A master of one colour and one variant. */
  async addMaster(master: TestMaster): Promise<void> {
    const document = { attributes: master.attributes ?? {}, soldRecently: master.sold ?? 0 };
    const product = await this.db
      .insertInto("product")
      .values({
        reference_key: `${master.key}-${randomBytes(3).toString("hex")}`,
        master_key: master.key,
        is_active: master.active ?? true,
        first_live_at: "2026-01-01",
        data: JSON.stringify(document),
      })
      .returning("product_id")
      .executeTakeFirstOrThrow();
    const category_id = this.categoryOf.get(master.path)!;
    await this.db
      .insertInto("product_category")
      .values({ product_id: product.product_id, category_id, position: 0 })
      .execute();
    const variant = await this.db
      .insertInto("variant")
      .values({
        product_id: product.product_id,
        reference_key: randomBytes(6).toString("hex"),
        position: 0,
        data: JSON.stringify({ attributes: {} }),
      })
      .returning("variant_id")
      .executeTakeFirstOrThrow();
    this.variantOf.set(master.key, variant.variant_id);
    await this.setStock(master.key, master.stock ?? 10);
    for (const price_column of master.columns ?? ["nl"]) {
      const price = {
        variant_id: variant.variant_id,
        price_column,
        with_tax_cents: master.cents ?? 10_000,
        vat_rate: 0.21,
      };
      await this.db.insertInto("variant_price").values(price).execute();
    }
  }

  async setStock(key: string, quantity: number): Promise<void> {
    await this.db
      .insertInto("stock")
      .values({ variant_id: this.variantOf.get(key)!, quantity })
      .onConflict((conflict) => conflict.column("variant_id").doUpdateSet({ quantity }))
      .execute();
  }

  /** What every import ends with. */
  async announceImport(): Promise<void> {
    await this.db
      .insertInto("catalogue_version")
      .values({ checksum: randomBytes(8).toString("hex") })
      .execute();
  }

  /** An order of some masters, `quantity` pieces of each. */
  async addOrder(
    keys: readonly string[],
    order: { status?: OrderRowStatus; placedAt?: Date; quantity?: number; shopId?: number } = {},
  ): Promise<void> {
    this.orders += 1;
    const basket = await this.db
      .insertInto("basket")
      .values({ basket_key: `basket-${this.orders}`, shop_id: order.shopId ?? 1001 })
      .returning("basket_id")
      .executeTakeFirstOrThrow();
    const row = await this.db
      .insertInto("shop_order")
      .values({
        order_number: `N${this.orders}`,
        shop_id: order.shopId ?? 1001,
        basket_id: basket.basket_id,
        email: "koper@voorbeeld.nl",
        status: order.status ?? "paid",
        currency: "EUR",
        subtotal_cents: 100,
        shipping_cents: 0,
        vat_cents: 17,
        total_cents: 100,
        data: "{}",
        return_key_hash: randomBytes(32),
        placed_at: order.placedAt ?? new Date(),
        expires_at: new Date(),
      })
      .returning("order_id")
      .executeTakeFirstOrThrow();
    const items = keys.map((key, position) => ({
      order_id: row.order_id,
      position,
      variant_id: this.variantOf.get(key)!,
      quantity: order.quantity ?? 1,
      unit_cents: 100,
      total_cents: 100,
      vat_rate: 0.21,
      data: "{}",
    }));
    await this.db.insertInto("order_item").values(items).execute();
  }

  /** An order of the history that a catalogue brings. */
  async addPastOrder(
    keys: readonly string[],
    order: { shopId?: number; placedAt?: Date; quantity?: number } = {},
  ): Promise<void> {
    const row = await this.db
      .insertInto("past_order")
      .values({
        reference_key: `past-${randomBytes(6).toString("hex")}`,
        shop_id: order.shopId ?? 1001,
        placed_at: order.placedAt ?? new Date(Date.now() - 3_600_000),
        is_seed: true,
      })
      .returning("past_order_id")
      .executeTakeFirstOrThrow();
    const items = keys.map((key) => ({
      past_order_id: row.past_order_id,
      variant_id: this.variantOf.get(key)!,
      quantity: order.quantity ?? 1,
    }));
    await this.db.insertInto("past_order_item").values(items).execute();
  }
}
