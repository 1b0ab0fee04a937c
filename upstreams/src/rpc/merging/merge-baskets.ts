import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { sql, type Transaction } from "kysely";

import { lockBasket } from "#upstreams/commerce/basket/basket-state.ts";
import { planLimitedMerge } from "#upstreams/commerce/basket/plan-limited-merge.ts";
import { writeLocked } from "#upstreams/commerce/basket/write-basket.ts";
import type { PromotionBook } from "#upstreams/commerce/promotions/promotion-book.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import { readBaskets, type BasketsBefore } from "./baskets-before.ts";

interface BasketMerge {
  shop: ShopLocale;
  promotions: PromotionBook;
  now: Date;
  customerId: string;
  /** Keys of the customer's basket and of the visitor's. */
  into: string;
  from: string;
}

interface MergedBaskets {
  /** Pieces that came from the visitor, and those that found no room. */
  moved: number;
  left: number;
  /** Null when nothing moved. */
  before: BasketsBefore | null;
}

/** Merges the visitor's basket into the customer's, and returns how both were; while a payment of either is open, both stay as they are. */
export async function mergeBaskets(
  trx: Transaction<Tables>,
  { shop, promotions, now, customerId, into, from }: BasketMerge,
): Promise<MergedBaskets> {
  const ids = new Map<string, string | null>();
  // as every merge does, so that two of the same pair wait instead of blocking each other
  for (const key of [into, from].sort())
    ids.set(key, key === into ? await holdBasket(trx, shop.shopId, key, now) : await lockBasket(trx, shop.shopId, key));
  const intoId = ids.get(into)!;
  const fromId = ids.get(from);
  if (!fromId) return { moved: 0, left: 0, before: null };
  const contents = await readBaskets(trx, [intoId, fromId]);
  const merged = contents.items.filter((item) => item.basket_id === Number(fromId));
  if (merged.length === 0) return { moved: 0, left: 0, before: null };
  if (await isPaymentOpen(trx, [intoId, fromId])) return { moved: 0, left: piecesOf(merged), before: null };
  const { plan } = await writeLocked(
    trx,
    { shop, basketKey: into, sourceKey: from, promotions, now },
    ({ lines, source: others }) => planLimitedMerge(lines, others),
  );
  await takeCheckoutAlong(trx, customerId, fromId, intoId);
  const left = plan.outcome === "change" ? piecesOf(plan.left ?? []) : piecesOf(merged);
  const moved = piecesOf(merged) - left;
  return {
    moved,
    left,
    before: moved > 0 ? { ...contents, ids: [intoId, fromId], versions: await versionsOf(trx, intoId, fromId) } : null,
  };
}

async function isPaymentOpen(trx: Transaction<Tables>, ids: readonly string[]): Promise<boolean> {
  const open = await trx
    .selectFrom("shop_order")
    .select("order_id")
    .where("basket_id", "in", ids)
    .where("status", "=", sql.lit("payment_open"))
    .executeTakeFirst();
  return open !== undefined;
}

/** Makes the open basket of a key if there is none, and holds it until the transaction ends. */
async function holdBasket(trx: Transaction<Tables>, shopId: number, basketKey: string, now: Date): Promise<string> {
  const { rows } = await sql<{ basket_id: string }>`
    insert into basket (basket_key, shop_id, version, created_at, changed_at)
    select ${basketKey}, ${shopId}, coalesce(max(version) + 2, 1), ${now}::timestamptz, ${now}::timestamptz
    from basket where shop_id = ${shopId} and basket_key = ${basketKey} and state = 'closed'
    on conflict (shop_id, basket_key) where state = 'open' do update set changed_at = basket.changed_at
    returning basket_id`.execute(trx);
  const [row] = rows;
  return row!.basket_id;
}

// Who registers while ordering as a guest is the same customer, and has chosen already.
async function takeCheckoutAlong(
  trx: Transaction<Tables>,
  customerId: string,
  fromId: string,
  intoId: string,
): Promise<void> {
  await sql`
    insert into checkout
    select (jsonb_populate_record(c, jsonb_build_object('basket_id', ${intoId}::bigint))).*
    from checkout c where c.basket_id = ${fromId} and c.customer_id = ${customerId}
    on conflict do nothing`.execute(trx);
  await sql`delete from checkout where basket_id = ${fromId} and customer_id = ${customerId}`.execute(trx);
}

async function versionsOf(trx: Transaction<Tables>, intoId: string, fromId: string): Promise<[number, number]> {
  const rows = await trx
    .selectFrom("basket")
    .select(["basket_id", "version"])
    .where("basket_id", "in", [intoId, fromId])
    .execute();
  const versions = new Map(rows.map((row) => [row.basket_id, row.version]));
  return [versions.get(intoId)!, versions.get(fromId)!];
}

function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
