import { sql } from "kysely";

import type { DeliverySpan } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import type { CarrierKey } from "@warmeland/schema/rules/delivery/shipments.ts";
import { lowestPriceBefore, type PricePoint } from "@warmeland/schema/rules/price/reference-price.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { frozen } from "../frozen.ts";
import { calculatePrice, pastPrices, type CalculatedPrice } from "../price.ts";
import { promotionVersionSql } from "../promotions/promotion-book.ts";

/** What a version of the catalogue says of a variant that lies in baskets. Shared by all of them: never changed. */
export interface CachedVariant extends CalculatedPrice {
  variantId: number;
  productId: number;
  /** Active, and with a price in the shop. */
  isListed: boolean;
  delivery: DeliverySpan;
  carrier: CarrierKey;
  /** Whether the shop's country counts it as a mattress: its levy says so. */
  isMattress: boolean;
}

interface Row {
  version: string;
  variant_id: number;
  product_id: number;
  is_listed: boolean;
  /** Null, as is the rate, where the shop has no price. */
  with_tax_cents: number | null;
  vat_rate: string | null;
  reduction: "sale" | "campaign" | null;
  reduced_since: Date | null;
  history_from: Date[] | null;
  history_cents: number[] | null;
  delivery: DeliverySpan;
  carrier: CarrierKey;
  is_mattress: boolean;
}

/** The variants of one version of the catalogue, by shop, read when a basket first holds them. */
export class CachedVariants {
  private readonly version: string;
  private readonly shops = new Map<number, Map<number, CachedVariant>>();

  /** @param version as `promotionVersionSql` names it */
  constructor(version: string) {
    this.version = version;
  }

  /**
   * The cached variants of a shop, with at least these; one that does not exist is missing.
   * @returns undefined when the catalogue is another one by now
   */
  async ofShop(
    db: Database,
    shop: ShopLocale,
    variantIds: readonly number[],
  ): Promise<ReadonlyMap<number, CachedVariant> | undefined> {
    const cached = this.shops.get(shop.shopId) ?? new Map<number, CachedVariant>();
    this.shops.set(shop.shopId, cached);
    const missing = variantIds.filter((variantId) => !cached.has(variantId));
    if (missing.length === 0) return cached;
    const rows = await readRows(db, shop, missing);
    if (rows.some((row) => row.version !== this.version)) return undefined;
    for (const row of rows) cached.set(row.variant_id, variantOf(row, shop));
    return cached;
  }
}

/** Variants that are read together, since baskets of neighbours are read soon after: 0 to 63, 64 to 127, and so on. */
const neighbours = 64;

async function readRows(db: Database, { priceColumn }: ShopLocale, variantIds: readonly number[]): Promise<Row[]> {
  const levy = JSON.stringify([{ code: "mattress", column: priceColumn }]);
  const first = new Set(variantIds.map((variantId) => variantId - (variantId % neighbours)));
  const { rows } = await sql<Row>`
    select v.variant_id, v.product_id, v.is_active and p.is_active and vp.variant_id is not null as is_listed, vp.with_tax_cents, vp.vat_rate,
      vp.reduction, vp.reduced_since, vp.history_from, vp.history_cents, v.data -> 'delivery' as delivery, p.data #>> '{delivery,kind}' as carrier,
      coalesce(v.data -> 'levies' @> ${levy}::jsonb, false) as is_mattress, ${promotionVersionSql} as version
    from unnest(${[...first]}::integer[]) as first (variant_id)
    join variant v on v.variant_id between first.variant_id and first.variant_id + ${sql.lit(neighbours - 1)}
    join product p on p.product_id = v.product_id
    left join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}`.execute(db);
  return rows;
}

function variantOf(row: Row, shop: ShopLocale): CachedVariant {
  const history = historyOf(row);
  const withTaxCents = row.with_tax_cents ?? 0;
  const price = calculatePrice({
    withTaxCents,
    vatRate: Number(row.vat_rate ?? 0),
    currencyCode: shop.currency,
    reduction: row.reduction,
    lowestPriorCents:
      row.reduction === null || row.reduced_since === null ? null : lowestPriceBefore(row.reduced_since, history),
    past: pastPrices(history, withTaxCents),
  });
  const {
    variant_id: variantId,
    product_id: productId,
    is_listed: isListed,
    is_mattress: isMattress,
    delivery,
    carrier,
  } = row;
  return frozen({ ...price, variantId, productId, isListed, delivery, carrier, isMattress });
}

function historyOf({ history_from: from, history_cents: cents }: Row): PricePoint[] {
  return (from ?? []).map((validFrom, index) => ({ validFrom, withTaxCents: cents?.[index] ?? 0 }));
}
