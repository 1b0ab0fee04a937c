import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Database } from "#upstreams/database/connection.ts";
import { TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;
let cancelling: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create();
  cancelling = await TestBaskets.create({
    releaseOpenPayment: async ({ shopId }, key) => {
      const { db } = cancelling.upstream.database;
      const { basket_id } = await db
        .updateTable("basket")
        .set((row) => ({ version: row("version", "+", 1) }))
        .where("shop_id", "=", shopId)
        .where("basket_key", "=", key)
        .where("state", "=", "open")
        .returning("basket_id")
        .executeTakeFirstOrThrow();
      await db.updateTable("shop_order").set({ status: "cancelled" }).where("basket_id", "=", basket_id).execute();
      await db.updateTable("stock").set({ quantity: 3 }).where("quantity", "=", 1).execute();
      return { outcome: "called-off", orderNumber: `W-${key}` };
    },
  });
});

afterAll(async () => {
  await baskets.close();
  await cancelling.close();
});

/** Orders two of the three pieces that are left: the row, its payment, the stock it holds, and the basket's version that it raises. */
async function placeOrder({ db, variant }: { db: Database; variant: number }, key: string): Promise<void> {
  const { basket_id } = await db
    .selectFrom("basket")
    .select("basket_id")
    .where("basket_key", "=", key)
    .executeTakeFirstOrThrow();
  const order = {
    order_number: `W-${key}`,
    shop_id: 1001,
    basket_id,
    email: "a@b.example",
    status: "payment_open" as const,
    currency: "EUR",
    subtotal_cents: 20_002,
    shipping_cents: 0,
    vat_cents: 0,
    total_cents: 20_002,
    data: "{}",
    return_key_hash: Buffer.from(key),
    expires_at: "2026-12-01T00:00:00Z",
  };
  const { order_id } = await db.insertInto("shop_order").values(order).returning("order_id").executeTakeFirstOrThrow();
  const item = {
    order_id,
    position: 0,
    variant_id: variant,
    quantity: 2,
    unit_cents: 10_001,
    total_cents: 20_002,
    vat_rate: 0.21,
    data: "{}",
  };
  await db.insertInto("order_item").values(item).execute();
  const payment = {
    payment_id: `tr_${key}`,
    order_id,
    method: "ideal",
    status: "open",
    amount_cents: 20_002,
    redirect_url: "https://pay.example/1",
  };
  await db.insertInto("payment").values(payment).execute();
  await db.updateTable("stock").set({ quantity: 1 }).where("variant_id", "=", variant).execute();
  await db
    .updateTable("basket")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("basket_id", "=", basket_id)
    .execute();
}

async function waitingStatements(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]!.count;
}

describe("a basket whose payment is open", () => {
  it("shows the payment, and its lines as available although the order holds the stock", async () => {
    const key = baskets.newKey();
    const variant = baskets.variant("bed-low");
    const { items } = await baskets.add(key, { variantId: variant, quantity: 2 });
    await placeOrder({ db: baskets.upstream.database.db, variant }, key);
    expect(await baskets.get(key)).toMatchObject({
      openPayment: { orderNumber: `W-${key}`, redirectUrl: "https://pay.example/1" },
      items: [{ status: "available", quantity: 2, availableQuantity: 3 }],
    });
    const other = await baskets.add(baskets.newKey(), { variantId: variant, quantity: 2 }, 206);
    expect(other.items[0]).toMatchObject({ quantity: 1 });
    const refused = await baskets.upstream.call("PATCH", `/v1/baskets/${key}/items/${items[0]!.key}`, { quantity: 1 });
    expect(refused.status).toBe(423);
    expect(await baskets.get(key)).toMatchObject({ version: 2, items: [{ quantity: 2 }] });
  });

  it("is changed after the payment was called off, which a version seen before does not refuse", async () => {
    const key = cancelling.newKey();
    const variant = cancelling.variant("bed-low");
    const { items } = await cancelling.add(key, { variantId: variant, quantity: 2 });
    await placeOrder({ db: cancelling.upstream.database.db, variant }, key);
    const stale = await cancelling.change(key, items[0]!.key, { quantity: 3, version: 0 }, 409);
    expect(stale.openPayment).not.toBeNull();
    const { version } = await cancelling.get(key);
    const changed = await cancelling.change(key, items[0]!.key, { quantity: 3, version });
    expect(changed).toMatchObject({ openPayment: null, items: [{ quantity: 3, availableQuantity: 3 }] });
  });
});

describe("a basket that is being ordered", () => {
  it("is changed when that has ended, and then the payment is cancelled first", async () => {
    const key = cancelling.newKey();
    const variant = cancelling.variant("bed-low");
    const { db } = cancelling.upstream.database;
    const { items } = await cancelling.add(key, { variantId: variant, quantity: 2 });
    const changing = await db.transaction().execute(async (trx) => {
      await trx.selectFrom("basket").select("basket_id").where("basket_key", "=", key).forUpdate().execute();
      const change = cancelling.change(key, items[0]!.key, { quantity: 3 });
      await expect.poll(() => waitingStatements(db)).toBe(1);
      await placeOrder({ db: trx, variant }, key);
      return { change };
    });
    expect(await changing.change).toMatchObject({ openPayment: null, items: [{ quantity: 3, availableQuantity: 3 }] });
    const order = await db
      .selectFrom("shop_order")
      .select("status")
      .where("order_number", "=", `W-${key}`)
      .executeTakeFirstOrThrow();
    expect(order.status).toBe("cancelled");
  });
});

describe("a basket that was ordered", () => {
  it("leaves its key to a new, empty one, whose versions go on", async () => {
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 2 });
    await baskets.upstream.database.db
      .updateTable("basket")
      .set({ state: "closed" })
      .where("basket_key", "=", key)
      .execute();
    expect(await baskets.get(key)).toMatchObject({ version: 2, items: [] });
    expect(await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 })).toMatchObject({
      version: 3,
      items: [{ quantity: 1 }],
    });
  });
});
