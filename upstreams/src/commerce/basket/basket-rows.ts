import { sql } from "kysely";
import type { ItemGroup } from "@scayle/storefront-api";

import type { Database } from "#upstreams/database/connection.ts";
import type { Texts } from "#upstreams/catalogue/documents.ts";
import type { DeliveryTime } from "../delivery-date.ts";
import type { CarrierKey } from "./priced-basket.ts";

export interface BasketRow {
  basket_id: string;
  version: number;
}

export interface LineRow {
  item_key: string;
  variant_id: number;
  product_id: number;
  master_key: string;
  quantity: number;
  group_id: string;
  item_group: ItemGroup | null;
  promotion_id: string | null;
  custom_data: Record<string, unknown>;
  display_data: Record<string, unknown>;
  is_active: boolean;
  name: Texts;
  title: Texts;
  article_number: string;
  image_file: string | null;
  delivery: DeliveryTime;
  carrier: CarrierKey;
  /** Free pieces, those held by this basket's own open order included. */
  free: number;
  is_sellable_without_stock: boolean;
  with_tax_cents: number | null;
  vat_rate: string | null;
  reduction: "sale" | "campaign" | null;
  reduced_since: Date | null;
  history: { validFrom: string; withTaxCents: number }[] | null;
}

/** Finds the open basket of a key; with `lock`, no other write to this basket gets past it until the transaction ends. */
export async function findBasketRow(db: Database, shopId: number, basketKey: string, lock: boolean): Promise<BasketRow | undefined> {
  const query = db
    .selectFrom("basket")
    .select(["basket_id", "version"])
    .where("shop_id", "=", shopId)
    .where("basket_key", "=", basketKey)
    .where("state", "=", "open");
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** The lines of a basket with all that prices them, in the order they were added. */
export async function readLineRows(db: Database, basketId: string, priceColumn: string): Promise<LineRow[]> {
  const result = await sql<LineRow>`
    select i.item_key, i.variant_id, v.product_id, p.master_key, i.quantity, i.group_id, i.item_group, i.promotion_id,
      i.custom_data, i.display_data, v.is_active and p.is_active as is_active,
      p.data -> 'name' as name, v.data -> 'title' as title, v.data ->> 'articleNumber' as article_number,
      p.data -> 'images' -> 0 ->> 'file' as image_file, v.data -> 'delivery' as delivery, p.data -> 'delivery' ->> 'kind' as carrier,
      coalesce(s.quantity, 0) + coalesce(held.quantity, 0)::integer as free,
      coalesce(s.is_sellable_without_stock, false) as is_sellable_without_stock,
      vp.with_tax_cents, vp.vat_rate, vp.reduction, vp.reduced_since,
      case when vp.reduction is not null then (
        select json_agg(json_build_object('validFrom', h.valid_from, 'withTaxCents', h.with_tax_cents))
        from price_history h
        where h.variant_id = i.variant_id and h.price_column = vp.price_column and h.valid_from < vp.reduced_since
      ) end as history
    from basket_item i
    join variant v on v.variant_id = i.variant_id
    join product p on p.product_id = v.product_id
    left join stock s on s.variant_id = i.variant_id
    left join variant_price vp on vp.variant_id = i.variant_id and vp.price_column = ${priceColumn}
    left join lateral (
      select sum(oi.quantity) as quantity
      from shop_order o join order_item oi on oi.order_id = o.order_id
      where o.basket_id = i.basket_id and o.status = 'payment_open' and oi.variant_id = i.variant_id
    ) held on true
    where i.basket_id = ${basketId}
    order by i.added_at, i.item_key`.execute(db);
  return result.rows;
}

/** The open payment of the basket's live order, if any. */
export async function readOpenPayment(db: Database, basketId: string): Promise<{ orderNumber: string; redirectUrl: string | null } | null> {
  const row = await db
    .selectFrom("shop_order")
    .leftJoin("payment", "payment.order_id", "shop_order.order_id")
    .select(["shop_order.order_number", "payment.redirect_url"])
    .where("shop_order.basket_id", "=", basketId)
    .where("shop_order.status", "=", "payment_open")
    .orderBy("payment.created_at", (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return row ? { orderNumber: row.order_number, redirectUrl: row.redirect_url } : null;
}
