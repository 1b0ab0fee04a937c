import { sql, type RawBuilder } from "kysely";

import type { DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { fixedStatement, type FixedStatement } from "#upstreams/database/fixed-statement.ts";
import type { Promotion } from "../promotions/promotion.ts";
import { customerKeySql, writtenAlikeSql } from "../promotions/vouchers/customer-key.ts";
import { promotionVersionSql, type PromotionBook, type PromotionPage } from "../promotions/promotion-book.ts";
import type { BasketVoucher } from "../promotions/vouchers/voucher.ts";
import type { PlannedLine, VariantFacts } from "./basket-plan.ts";
import type { ShopCharge } from "./shop-charge.ts";
import { CachedVariants, type CachedVariant } from "./cached-variants.ts";
import type { DeliveryWish, PricedBasket } from "./priced-basket.ts";

/** A variant as a basket's lines are priced and allocated by. */
export type VariantState = CachedVariant & VariantFacts;

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
  /** Of the shop. */
  charges: readonly ShopCharge[];
  /** As the checkout has chosen it; null while it has not. */
  paymentMethod: string | null;
  delivery: DeliveryWish;
}

export interface BasketQuestion {
  shop: ShopLocale;
  basketKey: string;
  promotions: PromotionBook;
  /** Variants to be read besides the basket's own. */
  variantIds?: readonly number[];
}

interface StatementValues {
  shopId: number;
  basketKey: string;
  variantIds: readonly number[];
}

/** Reads a basket, and columns of tables joined to it. */
export type BasketStatement<More> = FixedStatement<StateRow & More, StatementValues>;

type LineColumns = [
  itemKey: string,
  variantId: number,
  groupId: string,
  quantity: number,
  itemGroup: PlannedLine["itemGroup"],
  promotionId: string | null,
  promotionCode: string | null,
  isGift: boolean,
  customData: PlannedLine["customData"],
  displayData: PlannedLine["displayData"],
  place: number,
];

type StockColumns = [variantId: number, free: number, isSellableWithoutStock: boolean];

interface StateRow {
  basket_id: string | null;
  version: number;
  recent_writes: string[] | null;
  lines: LineColumns[];
  stock: StockColumns[];
  open_payment: PricedBasket["openPayment"];
  promotion_version: string;
  vouchers: Omit<BasketVoucher, "products">[];
  charges: ShopCharge[];
  delivery: DeliveryChoice | null;
  checkout: [paymentMethod: string | null, zipCode: string | null, days: DeliveryWish["days"]] | null;
}

/** Holds the open basket of a key until the transaction ends: no other write gets past it. Null when there is none. */
export async function lockBasket(trx: Database, shopId: number, basketKey: string): Promise<string | null> {
  // 'open' is written out, as below: a prepared statement finds the partial index only so
  const { rows } = await sql<{ basket_id: string }>`
    select basket_id from basket where shop_id = ${shopId} and basket_key = ${basketKey} and state = 'open' for update`.execute(
    trx,
  );
  const [row] = rows;
  return row?.basket_id ?? null;
}

/**
 * Reads the open basket of a key in one statement; what the catalogue says of its variants is remembered and counts for the version this statement
 * saw. A write locks the row by another statement before: only then does this one see an order that was being placed.
 */
export async function readBasketState<More = object>(
  db: Database,
  question: BasketQuestion,
  statement?: BasketStatement<More>,
): Promise<BasketState & { more: More }> {
  const { shop, basketKey, variantIds = [] } = question;
  for (;;) {
    const rows = await (statement ?? plainStatement)(db, { shopId: shop.shopId, basketKey, variantIds });
    const {
      basket_id: basketId,
      version,
      recent_writes,
      lines,
      stock,
      open_payment,
      promotion_version,
      vouchers,
      charges,
      delivery: choice,
      checkout,
      ...others
    } = rows[0]!;
    const [paymentMethod, zipCode, days] = checkout ?? [];
    const page = await question.promotions.at(db, promotion_version);
    const cached = await variantsOf(page, promotion_version).ofShop(
      db,
      shop,
      stock.map(([variantId]) => variantId),
    );
    // an import ended between the two statements: prices of one version only
    if (!cached) continue;
    const redeemed: BasketVoucher[] = [];
    for (const voucher of vouchers)
      redeemed.push({ ...voucher, products: await page.products(db, voucher.document.for) });
    return {
      basketId,
      version,
      recentWrites: recent_writes ?? [],
      lines: lines.map(plannedLine),
      variants: variantStates(stock, cached),
      openPayment: open_payment,
      promotions: page.promotions,
      vouchers: redeemed,
      charges,
      paymentMethod: paymentMethod ?? null,
      delivery: { choice, zipCode: zipCode ?? null, days: days ?? {} },
      more: others as More,
    };
  }
}

const variantsOfPage = new WeakMap<PromotionPage, CachedVariants>();

function variantsOf(page: PromotionPage, version: string): CachedVariants {
  const cached = variantsOfPage.get(page) ?? new CachedVariants(version);
  variantsOfPage.set(page, cached);
  return cached;
}

function variantStates(
  stock: readonly StockColumns[],
  cached: ReadonlyMap<number, CachedVariant>,
): Map<number, VariantState> {
  const states = new Map<number, VariantState>();
  for (const [variantId, free, isSellableWithoutStock] of stock) {
    const variant = cached.get(variantId);
    if (variant) states.set(variantId, { ...variant, isOffered: variant.isListed, free, isSellableWithoutStock });
  }
  return states;
}

function plannedLine(columns: LineColumns): PlannedLine {
  const [
    itemKey,
    variantId,
    groupId,
    quantity,
    itemGroup,
    promotionId,
    promotionCode,
    isGift,
    customData,
    displayData,
    place,
  ] = columns;
  return {
    itemKey,
    variantId,
    groupId,
    quantity,
    itemGroup,
    promotionId,
    promotionCode,
    isGift,
    customData,
    displayData,
    place,
  };
}

/**
 * The statement that reads a basket, with more of what is joined to it as `b`.
 * @param more columns that begin with a comma, and the joins they need
 */
export function basketStatement<More>(more: {
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}): BasketStatement<More> {
  return fixedStatement<StateRow & More, StatementValues>((parameter) => {
    const shopId = parameter("shopId");
    const basketKey = parameter("basketKey");
    return sql<StateRow & More>`
      select ${stateColumns(shopId, basketKey, parameter("variantIds"))}${more.columns}
      from (select) once
      left join basket b on b.shop_id = ${shopId} and b.basket_key = ${basketKey} and b.state = 'open'
      ${more.joins}`;
  });
}

const plainStatement = basketStatement<object>({ columns: sql``, joins: sql`` });

// lists of columns, whose names would be most of what is sent
function stateColumns(
  shopId: RawBuilder<unknown>,
  basketKey: RawBuilder<unknown>,
  variantIds: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`b.basket_id, b.recent_writes, b.delivery,
      coalesce(b.version, (select max(o.version) + 1 from basket o where o.shop_id = ${shopId} and o.basket_key = ${basketKey} and o.state = 'closed'), 0) as version,
      coalesce((
        select json_agg(json_build_array(
            i.item_key, i.variant_id, i.group_id, i.quantity, i.item_group, i.promotion_id, i.promotion_code, i.is_gift, i.custom_data, i.display_data,
            (extract(epoch from i.added_at) * 1000000)::bigint
          ) order by i.added_at, i.item_key)
        from basket_item i where i.basket_id = b.basket_id
      ), '[]') as lines,
      coalesce((
        select json_agg(json_build_array(
            wanted.variant_id, coalesce(s.quantity, 0) + coalesce(held.quantity, 0), coalesce(s.is_sellable_without_stock, false)))
        from unnest(${variantIds}::integer[] || array(select variant_id from basket_item where basket_id = b.basket_id)) as wanted (variant_id)
        left join stock s on s.variant_id = wanted.variant_id
        left join (
          select oi.variant_id, sum(oi.quantity) as quantity
          from shop_order o join order_item oi on oi.order_id = o.order_id
          where o.basket_id = b.basket_id and o.status = 'payment_open'
          group by oi.variant_id
        ) held on held.variant_id = wanted.variant_id
      ), '[]') as stock,
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
            'key', charge_key, 'kind', kind, 'paymentMethod', payment_method, 'name', name, 'cents', cents, 'minOrderCents', min_order_cents
          ) order by kind, charge_key)
        from shop_charge where shop_id = ${shopId}
      ), '[]') as charges,
      (
        select json_build_array(chosen.payment_method, chosen.shipping_address ->> 'zipCode', chosen.delivery_days)
        from checkout chosen where chosen.basket_id = b.basket_id
      ) as checkout,
      coalesce((
        select json_agg(json_build_object(
            'voucherId', w.voucher_id::text, 'code', w.code, 'isActive', w.is_active, 'useLimit', w.use_limit, 'customerLimit', w.customer_limit,
            'used', w.used - own.uses, 'usedByCustomer', customer.uses, 'hasOrdered', customer.has_ordered,
            'document', w.data
          ) order by redeemed.redeemed_at, w.voucher_id)
        from basket_voucher redeemed
        join voucher w on w.voucher_id = redeemed.voucher_id
        cross join lateral (
          select count(*)::integer as uses
          from shop_order o join voucher_redemption r on r.order_id = o.order_id
          where o.basket_id = b.basket_id and o.status = 'payment_open' and r.voucher_id = w.voucher_id
        ) own
        cross join lateral (
          select (
            select count(*)::integer
            from voucher_redemption r join shop_order o on o.order_id = r.order_id
            where r.voucher_id = w.voucher_id and not (o.basket_id = b.basket_id and o.status = 'payment_open')
              and r.customer_key = ${customerKeySql("buyer.email")}
          ) as uses, coalesce((w.data ->> 'firstOrderOnly')::boolean, false) and exists (
            select from shop_order o
            where ${writtenAlikeSql("o.email")} = ${writtenAlikeSql("buyer.email")} and o.status not in ('cancelled', 'failed', 'expired')
              and not (o.basket_id = b.basket_id and o.status = 'payment_open')
          ) as has_ordered
          from (select) once
          left join checkout chosen on chosen.basket_id = b.basket_id
          left join customer buyer on buyer.customer_id = chosen.customer_id
        ) customer
        where redeemed.basket_id = b.basket_id
      ), '[]') as vouchers`;
}
