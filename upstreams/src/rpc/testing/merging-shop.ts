import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import { shopById, type ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { MergedBelongings } from "../merging/merge-record.ts";
import { mergeGuestBelongings, type GuestKeys } from "../merging/merge-guest-belongings.ts";
import { runTransaction } from "../orders/run-transaction.ts";
import type { RpcTestShop } from "./rpc-test-shop.ts";

export interface TestCustomer {
  customerId: string;
  basketKey: string;
  wishlistKey: string;
}

export type Lines = readonly (readonly [variantId: number, quantity: number])[];

const dutchShop: ShopLocale = shopById(1001)!;

export const newKey = (): string => randomBytes(32).toString("base64url");

/** Somebody with an account, and where their things are. */
export async function addCustomer(db: Database, email = `${newKey()}@voorbeeld.nl`): Promise<TestCustomer> {
  const row = await db
    .insertInto("customer")
    .values({
      shop_id: 1001,
      email,
      first_name: "Anne",
      last_name: "Bos",
      gender: "FEMALE",
      is_guest: false,
      phone: null,
      birth_date: null,
      password_hash: "x",
    })
    .returning(["customer_id", "basket_key", "wishlist_key"])
    .executeTakeFirstOrThrow();
  return { customerId: row.customer_id, basketKey: row.basket_key, wishlistKey: row.wishlist_key };
}

/** What a sign-in does to belongings, in a transaction of its own. */
export function signInWith(
  shop: RpcTestShop,
  { customerId }: TestCustomer,
  guestKeys: GuestKeys,
): Promise<MergedBelongings> {
  const { services } = shop.upstream;
  return runTransaction(shop.db, (trx) =>
    mergeGuestBelongings(trx, { services, shop: dutchShop, customerId, guestKeys }),
  );
}

/** Puts lines into the open basket of a key, as the commerce upstream does. */
export async function fill(db: Database, basketKey: string, lines: Lines, itemGroup?: { id: string }): Promise<void> {
  const { basket_id } = await db
    .insertInto("basket")
    .values({ basket_key: basketKey, shop_id: 1001 })
    .onConflict((conflict) =>
      conflict
        .columns(["shop_id", "basket_key"])
        .where("state", "=", sql.lit("open"))
        .doUpdateSet((row) => ({ version: row("basket.version", "+", 1) })),
    )
    .returning("basket_id")
    .executeTakeFirstOrThrow();
  for (const [variant_id, quantity] of lines) {
    const group = itemGroup && JSON.stringify({ id: itemGroup.id, isMainItem: false, isRequired: true });
    await db
      .insertInto("basket_item")
      .values({
        basket_id,
        variant_id,
        quantity,
        group_id: itemGroup?.id ?? "",
        item_group: group ?? null,
        promotion_id: null,
      })
      .execute();
  }
}

/** Wishes for variants' products. */
export async function wish(db: Database, wishlistKey: string, variantIds: readonly number[]): Promise<void> {
  const { wishlist_id } = await db
    .insertInto("wishlist")
    .values({ wishlist_key: wishlistKey, shop_id: 1001 })
    .onConflict((conflict) => conflict.columns(["shop_id", "wishlist_key"]).doUpdateSet({ shop_id: 1001 }))
    .returning("wishlist_id")
    .executeTakeFirstOrThrow();
  for (const variant_id of variantIds) {
    const { product_id } = await db
      .selectFrom("variant")
      .select("product_id")
      .where("variant_id", "=", variant_id)
      .executeTakeFirstOrThrow();
    await db.insertInto("wishlist_item").values({ wishlist_id, product_id, variant_id, item_group: null }).execute();
  }
}

/** What an open basket holds, in order. */
export async function linesOf(db: Database, basketKey: string): Promise<[number, number][]> {
  const rows = await db
    .selectFrom("basket")
    .innerJoin("basket_item", "basket_item.basket_id", "basket.basket_id")
    .select(["variant_id", "quantity"])
    .where("basket_key", "=", basketKey)
    .where("state", "=", sql.lit("open"))
    .orderBy("basket_item.added_at")
    .execute();
  return rows.map((row) => [row.variant_id, row.quantity]);
}

/** The variants a wishlist holds, in order. */
export async function wishesOf(db: Database, wishlistKey: string): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom("wishlist")
    .innerJoin("wishlist_item", "wishlist_item.wishlist_id", "wishlist.wishlist_id")
    .select("variant_id")
    .where("wishlist_key", "=", wishlistKey)
    .orderBy("wishlist_item.added_at")
    .execute();
  return rows.map((row) => row.variant_id);
}
