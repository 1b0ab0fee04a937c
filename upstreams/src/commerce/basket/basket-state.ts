import { CompiledQuery } from "kysely";

import type { DeliverySpan } from "@warmeland/schema/rules/delivery-dates.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { statement } from "#upstreams/database/statement.ts";
import type { Promotion } from "../promotions/promotion.ts";
import { customerKeySql } from "../promotions/vouchers/customer-key.ts";
import { promotionVersionSql, type PromotionBook } from "../promotions/promotion-book.ts";
import type { BasketVoucher } from "../promotions/vouchers/voucher.ts";
import type { PlannedLine, VariantFacts } from "./basket-plan.ts";
import type { CarrierKey, PricedBasket } from "./priced-basket.ts";

/** A variant as a basket's lines are priced and allocated by. */
export interface VariantState extends VariantFacts {
  variantId: number;
  productId: number;
  /** Null, as is the rate, where the shop has no price. */
  withTaxCents: number | null;
  vatRate: number | null;
  reduction: "sale" | "campaign" | null;
  reducedSince: string | null;
  /** Prices before `reducedSince`; null without a reduction. */
  history: { validFrom: string; withTaxCents: number }[] | null;
  delivery: DeliverySpan;
  carrier: CarrierKey;
  /** Whether the shop's country counts it as a mattress: its levy says so. */
  isMattress: boolean;
}

/** What a basket holds and everything that prices it, all of one moment. */
export interface BasketState {
  /** Null while no row exists; then `version` is one more than the last ordered basket of the key had, 0 when there was none. */
  basketId: string | null;
  version: number;
  /** Idempotency keys of its last writes. */
  recentWrites: readonly string[];
  /** In the order they were added. */
  lines: PlannedLine[];
  /** Of the basket's variants and those asked for; unknown variants are missing. */
  variants: ReadonlyMap<number, VariantState>;
  openPayment: PricedBasket["openPayment"];
  /** Every promotion of the shops, running or not. */
  promotions: readonly Promotion[];
  /** Those the basket has redeemed. */
  vouchers: readonly BasketVoucher[];
}

export interface BasketQuestion {
  shop: ShopLocale;
  basketKey: string;
  promotions: PromotionBook;
  /** Variants to be told about besides the basket's own. */
  variantIds?: readonly number[];
}

/** What the same statement is to read beside the basket `b`: constant SQL, written once. */
export interface MoreColumns {
  columns: string;
  joins: string;
}

interface StateRow {
  basket_id: string | null;
  version: number;
  recent_writes: string[] | null;
  lines: PlannedLine[];
  variants: VariantState[];
  open_payment: PricedBasket["openPayment"];
  promotion_version: string;
  vouchers: Omit<BasketVoucher, "products">[];
}

/** Holds the open basket of a key until the transaction ends: no other write gets past it. Null when there is none. */
export async function lockBasket(trx: Database, shopId: number, basketKey: string): Promise<string | null> {
  // 'open' is written out, as below: a prepared statement finds the partial index only so
  const [row] = await statement<{ basket_id: string }>(trx)`
    select basket_id from basket where shop_id = ${shopId} and basket_key = ${basketKey} and state = 'open' for update`;
  return row?.basket_id ?? null;
}

/**
 * Reads the open basket of a key in one statement. A write locks the row by another statement before: only then does this one see an order that
 * was being placed.
 */
export async function readBasketState<More = object>(
  db: Database,
  question: BasketQuestion,
  more: MoreColumns = nothingMore,
): Promise<BasketState & { more: More }> {
  const { shop, basketKey, variantIds = [] } = question;
  const levy = JSON.stringify([{ code: "mattress", column: shop.priceColumn }]);
  const values = [levy, shop.priceColumn, variantIds, shop.shopId, basketKey];
  const { rows } = await db.executeQuery<StateRow & More>(CompiledQuery.raw(stateText(more), values));
  const { basket_id: basketId, version, recent_writes, lines, variants, open_payment, promotion_version, vouchers, ...others } = rows[0]!;
  const page = await question.promotions.at(db, promotion_version);
  const redeemed: BasketVoucher[] = [];
  for (const voucher of vouchers) redeemed.push({ ...voucher, products: await page.products(db, voucher.document.for) });
  return {
    basketId,
    version,
    recentWrites: recent_writes ?? [],
    lines,
    variants: new Map(variants.map((variant) => [variant.variantId, variant])),
    openPayment: open_payment,
    promotions: page.promotions,
    vouchers: redeemed,
    more: others as More,
  };
}

const nothingMore: MoreColumns = { columns: "", joins: "" };
const texts = new WeakMap<MoreColumns, string>();

function stateText(more: MoreColumns): string {
  let text = texts.get(more);
  if (text === undefined) {
    text = `${stateColumns} ${more.columns && `, ${more.columns}`} ${openBasket} ${more.joins}`;
    texts.set(more, text);
  }
  return text;
}

// $1 levy, $2 price column, $3 variants asked for, $4 shop, $5 basket key
const stateColumns = `
    select b.basket_id, b.recent_writes,
      coalesce(b.version, (select max(o.version) + 1 from basket o where o.shop_id = $4 and o.basket_key = $5 and o.state = 'closed'), 0) as version,
      coalesce((
        select json_agg(json_build_object(
            'itemKey', i.item_key, 'variantId', i.variant_id, 'groupId', i.group_id, 'quantity', i.quantity, 'itemGroup', i.item_group,
            'promotionId', i.promotion_id, 'promotionCode', i.promotion_code, 'isGift', i.is_gift, 'customData', i.custom_data, 'displayData', i.display_data
          ) order by i.added_at, i.item_key)
        from basket_item i where i.basket_id = b.basket_id
      ), '[]') as lines,
      coalesce((
        select json_agg(json_build_object(
            'variantId', v.variant_id, 'productId', v.product_id, 'isOffered', v.is_active and p.is_active and vp.variant_id is not null,
            'free', coalesce(s.quantity, 0) + coalesce(held.quantity, 0)::integer,
            'isSellableWithoutStock', coalesce(s.is_sellable_without_stock, false),
            'withTaxCents', vp.with_tax_cents, 'vatRate', vp.vat_rate, 'reduction', vp.reduction, 'reducedSince', vp.reduced_since,
            'history', case when vp.reduction is not null then (
              select json_agg(json_build_object('validFrom', h.valid_from, 'withTaxCents', h.cents))
              from unnest(vp.history_from, vp.history_cents) as h (valid_from, cents)
              where h.valid_from < vp.reduced_since
            ) end,
            'delivery', v.data -> 'delivery', 'carrier', p.data #> '{delivery,kind}',
            'isMattress', coalesce(v.data -> 'levies' @> $1::jsonb, false)
          ))
        from variant v
        join product p on p.product_id = v.product_id
        left join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = $2
        left join stock s on s.variant_id = v.variant_id
        left join lateral (
          select sum(oi.quantity) as quantity
          from shop_order o join order_item oi on oi.order_id = o.order_id
          where o.basket_id = b.basket_id and o.status = 'payment_open' and oi.variant_id = v.variant_id
        ) held on true
        where v.variant_id = any ($3::integer[] || array(select variant_id from basket_item where basket_id = b.basket_id))
      ), '[]') as variants,
      (
        select json_build_object('orderNumber', o.order_number, 'redirectUrl', payment.redirect_url)
        from shop_order o left join payment on payment.order_id = o.order_id
        where o.basket_id = b.basket_id and o.status = 'payment_open'
        order by payment.created_at desc nulls last
        limit 1
      ) as open_payment,
      ${promotionVersionSql} as promotion_version,
      coalesce((
        select json_agg(json_build_object(
            'voucherId', w.voucher_id::text, 'code', w.code, 'isActive', w.is_active, 'useLimit', w.use_limit, 'customerLimit', w.customer_limit,
            'used', w.used - own.uses, 'usedByCustomer', customer.uses, 'document', w.data
          ) order by redeemed.redeemed_at, w.voucher_id)
        from basket_voucher redeemed
        join voucher w on w.voucher_id = redeemed.voucher_id
        cross join lateral (
          select count(*)::integer as uses
          from shop_order o join voucher_redemption r on r.order_id = o.order_id
          where o.basket_id = b.basket_id and o.status = 'payment_open' and r.voucher_id = w.voucher_id
        ) own
        cross join lateral (
          select count(*)::integer as uses
          from voucher_redemption r join shop_order o on o.order_id = r.order_id
          where r.voucher_id = w.voucher_id and not (o.basket_id = b.basket_id and o.status = 'payment_open') and r.customer_key = (
            select ${customerKeySql("buyer.email")}
            from checkout chosen join customer buyer on buyer.customer_id = chosen.customer_id
            where chosen.basket_id = b.basket_id
          )
        ) customer
        where redeemed.basket_id = b.basket_id
      ), '[]') as vouchers`;

const openBasket = `
    from (select) asked
    left join basket b on b.shop_id = $4 and b.basket_key = $5 and b.state = 'open'`;
