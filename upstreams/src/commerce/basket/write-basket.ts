import { sql, type Transaction } from "kysely";

import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";
import type { ReleaseOpenPayment } from "../commerce-call.ts";
import { CommerceError } from "../commerce-error.ts";
import { offeredPromotions } from "../promotions/offered-promotions.ts";
import type { OfferedPromotion } from "../promotions/promotion.ts";
import type { PromotionBook } from "../promotions/promotion-book.ts";
import type { BasketPlan, PlannedLine, VariantFacts } from "./basket-plan.ts";
import { lockBasket, readBasketState, type BasketState } from "./basket-state.ts";
import { priceBasket } from "./price-basket.ts";
import type { PricedBasket } from "./priced-basket.ts";
import { readBasket } from "./read-basket.ts";
import { settleGifts } from "./settle-gifts.ts";
import { replacesLines, storeLines, type StoredLines } from "./store-lines.ts";
import type { KeyedQueue } from "./keyed-queue.ts";

export interface BasketWrite {
  db: Database;
  shop: ShopLocale;
  basketKey: string;
  promotions: PromotionBook;
  now: Date;
  releaseOpenPayment: ReleaseOpenPayment | undefined;
  /** Writes of this process to one basket run one after another, so that they do not meet in the database. */
  writeQueue: KeyedQueue;
  /** Variants the plan needs to know about besides the basket's own. */
  variantIds?: readonly number[];
  /** Idempotency key: a write that the basket has stored changes nothing and returns the basket as it is now. */
  writeKey?: string | undefined;
  /** A second basket that is locked too and emptied when the plan is carried out. */
  sourceKey?: string;
}

/** A write inside a transaction that others order. */
export type LockedWrite = Omit<BasketWrite, "db" | "writeQueue" | "releaseOpenPayment">;

/** Decides a write from what its transaction locked and read; `source` holds the lines of the second basket. */
export type Plan = (state: {
  lines: readonly PlannedLine[];
  variants: ReadonlyMap<number, VariantFacts>;
  version: number;
  source: readonly PlannedLine[];
  offered: readonly OfferedPromotion[];
}) => BasketPlan;

export interface WrittenBasket {
  basket: PricedBasket;
  plan: BasketPlan;
  /** Number of the order that had been paid: it stands, and `basket` is a new one. */
  keptOrder?: string | undefined;
}

const mostAttempts = 10;
// Deadlock, serialization failure, a statement prepared before a migration.
const retriedCodes = new Set(["40P01", "40001", "0A000"]);

class BasketMovedError extends Error {}

/** The write has to wait for the payment provider, which no transaction may. */
class PaymentIsOpen extends Error {
  readonly basketKey: string;
  /** Of the basket that is written. */
  readonly version: number;

  constructor(basketKey: string, version: number) {
    super("The basket's payment is open");
    this.basketKey = basketKey;
    this.version = version;
  }
}

/**
 * The one write path of baskets: plans, stores and bumps the version. A plan that changes a basket whose payment is open waits until that was
 * called off; if it was paid, its order stands and the plan is made for a new basket. Every write to basket, checkout or order bumps the version, so a plan made from what was read is carried out only if the version is still the same. When it is not, and for
 * what takes several statements, it is planned anew in a short transaction that locks the row first. A refused plan changes nothing. The row is made
 * by the first write that stores something.
 * @returns the basket as it was left, of the same moment
 * @throws CommerceError 423 when a payment is open and its outcome is unknown
 */
export function writeBasket(write: BasketWrite, planFor: Plan): Promise<WrittenBasket> {
  return write.writeQueue.run(`${write.shop.shopId} ${write.basketKey}`, () => writeQueued(write, planFor));
}

async function writeQueued(write: BasketWrite, planFor: Plan): Promise<WrittenBasket> {
  let isAtOnce = write.sourceKey === undefined;
  let keptOrder: string | undefined;
  let seen: number | undefined;
  // calling a payment off raises the version, which is no reason to refuse what was planned for the one before
  const plan: Plan = (state) =>
    planFor(seen !== undefined && state.version === seen + 1 ? { ...state, version: seen } : state);
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (!isAtOnce) {
        const written = await write.db.transaction().execute((trx) => writeLocked(trx, write, plan));
        return { ...written, keptOrder };
      }
      isAtOnce = false;
      const written = await writeAtOnce(write, plan);
      if (written) return written;
    } catch (error) {
      if (error instanceof PaymentIsOpen && attempt < mostAttempts) {
        keptOrder = (await released(write, error.basketKey)) ?? keptOrder;
        if (error.basketKey === write.basketKey) seen = error.version;
        continue;
      }
      const mayRetry =
        error instanceof BasketMovedError || retriedCodes.has(String((error as { code?: unknown }).code));
      if (!mayRetry || attempt >= mostAttempts) throw error;
    }
  }
}

/** Writes without a lock of its own; undefined when that is not possible, and then nothing was written. */
async function writeAtOnce(write: BasketWrite, planFor: Plan): Promise<WrittenBasket | undefined> {
  const state = await readBasketState(write.db, write);
  const plan = planSettled(state, undefined, write, planFor);
  if (plan.outcome !== "change") return { basket: priceBasket(state, write), plan };
  if (state.openPayment || replacesLines(state.lines, plan)) return undefined;
  const target = { ...targetOf(state.basketId, write), version: state.version };
  const stored = await storeLines(write.db, target, state.lines, { ...plan, writeKey: write.writeKey }, write.now);
  return stored && { basket: priceBasket(stateAfter(state, stored, plan), write), plan };
}

/** As `writeBasket`, as a part of somebody else's transaction, which has locked the baskets' rows in the order of their keys. */
export async function writeLocked(trx: Transaction<Tables>, write: LockedWrite, planFor: Plan): Promise<WrittenBasket> {
  const { sourceKey, now } = write;
  const locked = await lockBaskets(trx, write);
  const state = await readBasketState(trx, write);
  const source = sourceKey === undefined ? undefined : await readBasketState(trx, { ...write, basketKey: sourceKey });
  // Made after the look for a row to lock: nothing may be decided on a row that others can still write to.
  if (!locked.has(state.basketId) || (source && !locked.has(source.basketId)))
    throw new BasketMovedError("Another write made the basket first");
  const plan = planSettled(state, source, write, planFor);
  if (plan.outcome !== "change") return { basket: priceBasket(state, write), plan };
  if (state.openPayment) throw new PaymentIsOpen(write.basketKey, state.version);
  if (sourceKey !== undefined && source?.openPayment) throw new PaymentIsOpen(sourceKey, state.version);
  const stored = await storeLines(
    trx,
    targetOf(state.basketId, write),
    state.lines,
    { ...plan, writeKey: write.writeKey },
    now,
  );
  if (!stored) throw new BasketMovedError("Another write made the basket first");
  if (source?.basketId) {
    await moveVouchers(trx, source.basketId, stored.basketId);
    await emptyRow(trx, source.basketId, plan.left ?? [], now);
  }
  // Lines of the second basket bring variants that were not read before.
  return {
    basket: source === undefined ? priceBasket(stateAfter(state, stored, plan), write) : await readBasket(trx, write),
    plan,
  };
}

function stateAfter(
  state: BasketState,
  stored: StoredLines,
  { delivery }: BasketPlan & { outcome: "change" },
): BasketState {
  return { ...state, ...stored, delivery: { ...state.delivery, choice: delivery ?? state.delivery.choice } };
}

function planSettled(
  state: BasketState,
  source: BasketState | undefined,
  { shop, now, writeKey }: LockedWrite,
  planFor: Plan,
): BasketPlan {
  if (writeKey !== undefined && state.recentWrites.includes(writeKey)) return { outcome: "nothing", isReduced: false };
  const offered = offeredPromotions(state.promotions, shop, now);
  const plan = planFor({ ...state, source: source?.lines ?? [], offered });
  const variants = source ? new Map([...source.variants, ...state.variants]) : state.variants;
  const settled = settleGifts(plan, state.lines, { variants, offered });
  // what the visitor chose last is what the shopper remembers
  return settled.outcome === "change" && source?.delivery.choice
    ? { ...settled, delivery: source.delivery.choice }
    : settled;
}

function targetOf(basketId: string | null, { shop, basketKey }: LockedWrite) {
  return basketId === null ? { shopId: shop.shopId, basketKey } : { basketId };
}

// Always in the order of the keys, so that two merges of the same pair wait instead of blocking each other.
async function lockBaskets(
  trx: Database,
  { shop, basketKey, sourceKey }: LockedWrite,
): Promise<ReadonlySet<string | null>> {
  const keys = sourceKey === undefined ? [basketKey] : [basketKey, sourceKey].sort();
  const locked = new Set<string | null>([null]);
  for (const key of keys) locked.add(await lockBasket(trx, shop.shopId, key));
  return locked;
}

async function released({ shop, releaseOpenPayment }: BasketWrite, basketKey: string): Promise<string | undefined> {
  const { outcome, orderNumber } = (await releaseOpenPayment?.(shop, basketKey)) ?? { outcome: "unknown" };
  if (outcome === "unknown")
    throw new CommerceError(423, "A payment is open and its outcome is unknown: the basket is as it was");
  return outcome === "kept" ? orderNumber : undefined;
}

async function moveVouchers(trx: Database, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from basket_voucher where basket_id = ${from} returning voucher_id, redeemed_at)
    insert into basket_voucher (basket_id, voucher_id, redeemed_at) select ${to}::bigint, voucher_id, redeemed_at from moved
    on conflict do nothing`.execute(trx);
}

async function emptyRow(trx: Database, basketId: string, left: readonly PlannedLine[], now: Date): Promise<void> {
  await sql`
    with remaining as (
      update basket_item i set quantity = l.quantity
      from json_to_recordset(${JSON.stringify(left)}) l ("itemKey" uuid, quantity integer)
      where i.item_key = l."itemKey"
      returning i.item_key
    )
    delete from basket_item where basket_id = ${basketId} and item_key not in (select item_key from remaining)`.execute(
    trx,
  );
  await trx
    .updateTable("basket")
    .set((row) => ({ version: row("version", "+", 1), delivery: null, changed_at: now }))
    .where("basket_id", "=", basketId)
    .execute();
}
