import type { Transaction } from "kysely";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables.ts";
import type { CancelOpenPayment } from "../commerce-call.ts";
import { CommerceError } from "../commerce-error.ts";
import type { BasketPlan, PlannedLine } from "./basket-plan.ts";
import { findBasketRow, type BasketRow } from "./basket-rows.ts";
import { readBasketState, type BasketState } from "./basket-state.ts";
import type { PricedBasket } from "./priced-basket.ts";
import { readBasketRow } from "./read-basket.ts";
import { storeLines } from "./store-lines.ts";

export interface BasketWrite {
  db: Database;
  shop: ShopLocale;
  basketKey: string;
  now: Date;
  cancelOpenPayment: CancelOpenPayment | undefined;
  /** Variants the plan needs to know about besides the basket's own. */
  variantIds?: readonly number[];
  /** A second basket that is locked too and emptied when the plan is carried out. */
  pouredKey?: string;
}

/** Decides a write from what its transaction locked and read; `poured` holds the lines of the second basket. */
export type Plan = (state: BasketState & { version: number; poured: readonly PlannedLine[] }) => BasketPlan;

const mostAttempts = 10;
// Deadlock, serialization failure.
const retriedCodes = new Set(["40P01", "40001"]);

class BasketMovedError extends Error {}

/**
 * The one write path of baskets: locks the row, plans, cancels an open payment of the basket's live order, stores, bumps the version and reads
 * the basket again, in one short transaction. A refused plan changes nothing. The row is made by the first write that stores something.
 * @throws CommerceError 423 when a payment is open and cannot be cancelled from here
 */
export async function writeBasket(write: BasketWrite, planFor: Plan): Promise<{ basket: PricedBasket; plan: BasketPlan }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write.db.transaction().execute((trx) => attemptWrite(trx, write, planFor));
    } catch (error) {
      const mayRetry = error instanceof BasketMovedError || retriedCodes.has(String((error as { code?: unknown }).code));
      if (!mayRetry || attempt >= mostAttempts) throw error;
    }
  }
}

async function attemptWrite(
  trx: Transaction<Tables>,
  write: BasketWrite,
  planFor: Plan,
): Promise<{ basket: PricedBasket; plan: BasketPlan }> {
  const rows = await lockRows(trx, write);
  const row = rows.get(write.basketKey);
  const pouredRow = write.pouredKey === undefined ? undefined : rows.get(write.pouredKey);
  const { shop, variantIds = [], cancelOpenPayment } = write;
  const state = await readBasketState(trx, row?.basket_id ?? null, variantIds, shop.priceColumn);
  const poured = pouredRow ? await readBasketState(trx, pouredRow.basket_id, [], shop.priceColumn) : undefined;
  const plan = planFor({ ...state, version: row?.version ?? 0, poured: poured?.lines ?? [] });
  if (plan.outcome !== "change") return { basket: await readBasketRow(trx, row, write), plan };
  if (row) await endOpenPayment(trx, row, state, cancelOpenPayment);
  if (pouredRow && poured) await endOpenPayment(trx, pouredRow, poured, cancelOpenPayment);
  const stored = row ? await bumpVersion(trx, row.basket_id, write.now) : await createRow(trx, write);
  await storeLines(trx, stored.basket_id, state.lines, plan);
  if (pouredRow) await emptyRow(trx, pouredRow.basket_id, write.now);
  return { basket: await readBasketRow(trx, stored, { ...write, openPayment: null }), plan };
}

// Always in the order of the keys, so that two merges of the same pair wait instead of blocking each other.
async function lockRows(trx: Database, write: BasketWrite): Promise<Map<string, BasketRow>> {
  const rows = new Map<string, BasketRow>();
  const keys = write.pouredKey === undefined ? [write.basketKey] : [write.basketKey, write.pouredKey].sort();
  for (const key of keys) {
    const row = await findBasketRow(trx, write.shop.shopId, key, true);
    if (row) rows.set(key, row);
  }
  return rows;
}

async function endOpenPayment(
  trx: Transaction<Tables>,
  row: BasketRow,
  { openOrderNumber }: BasketState,
  cancelOpenPayment: CancelOpenPayment | undefined,
): Promise<void> {
  if (openOrderNumber === null) return;
  if (!cancelOpenPayment)
    throw new CommerceError(423, `The payment of order ${openOrderNumber} is open: cancel it before changing the basket`);
  await cancelOpenPayment(trx, row.basket_id);
}

// When another first write was faster, its row is found and locked by the next attempt.
async function createRow(trx: Database, { shop, basketKey, now }: BasketWrite): Promise<BasketRow> {
  const row = await trx
    .insertInto("basket")
    .values({ basket_key: basketKey, shop_id: shop.shopId, version: 1, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.columns(["shop_id", "basket_key"]).where("state", "=", "open").doNothing())
    .returning(["basket_id", "version"])
    .executeTakeFirst();
  if (!row) throw new BasketMovedError("Another write made the basket first");
  return row;
}

async function emptyRow(trx: Database, basketId: string, now: Date): Promise<void> {
  await trx.deleteFrom("basket_item").where("basket_id", "=", basketId).execute();
  await bumpVersion(trx, basketId, now);
}

async function bumpVersion(trx: Database, basketId: string, now: Date): Promise<BasketRow> {
  return await trx
    .updateTable("basket")
    .set((row) => ({ version: row("version", "+", 1), changed_at: now }))
    .where("basket_id", "=", basketId)
    .returning(["basket_id", "version"])
    .executeTakeFirstOrThrow();
}
