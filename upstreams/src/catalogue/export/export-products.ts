import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ProductDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import { printMoment } from "./moments.ts";
import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

interface ProductRow {
  product_id: number;
  reference_key: string;
  master_key: string;
  is_active: boolean;
  first_live_at: Date;
  data: ProductDocument;
  paths: string[];
}

interface VariantRow {
  variant_id: number;
  product_id: number;
  reference_key: string;
  is_active: boolean;
  data: VariantDocument;
  quantity: number | null;
  is_sellable_without_stock: boolean | null;
}

interface PriceRow {
  variant_id: number;
  price_column: string;
  with_tax_cents: number;
  vat_rate: string;
  reduction: "sale" | "campaign" | null;
  reduced_since: Date | null;
  history_from: Date[];
  history_cents: number[];
}

/**
 * Products of these ids, by reference key, with all their variants. A product whose variants have all moved to others is nothing any more and left
 * out.
 */
export async function exportedProducts(trx: Transaction<Tables>, ids: readonly number[]): Promise<ProductLine[]> {
  const products = await sql<ProductRow>`
    select p.product_id, p.reference_key, p.master_key, p.is_active, p.first_live_at, p.data, array(
        select c.path from product_category placed join category c on c.category_id = placed.category_id
        where placed.product_id = p.product_id order by placed.position) as paths
    from product p
    where p.product_id = any(${ids}::integer[])
    order by p.reference_key collate "C"`.execute(trx);
  const variants = await sql<VariantRow>`
    select v.variant_id, v.product_id, v.reference_key, v.is_active, v.data, s.quantity, s.is_sellable_without_stock
    from variant v left join stock s on s.variant_id = v.variant_id
    where v.product_id = any(${ids}::integer[])
    order by v.position, v.is_active desc, v.variant_id`.execute(trx);
  const prices = await sql<PriceRow>`
    select price.* from variant_price price join variant v on v.variant_id = price.variant_id
    where v.product_id = any(${ids}::integer[])`.execute(trx);
  const pricesOf = Map.groupBy(prices.rows, (row) => row.variant_id);
  const variantsOf = Map.groupBy(variants.rows, (row) => row.product_id);
  return products.rows.flatMap((row) => {
    const own = variantsOf.get(row.product_id);
    return own
      ? [
          productLine(
            row,
            own.map((variant) => variantLine(variant, pricesOf.get(variant.variant_id) ?? [])),
          ),
        ]
      : [];
  });
}

function productLine(row: ProductRow, variants: VariantLine[]): ProductLine {
  return {
    type: "product",
    referenceKey: row.reference_key,
    masterKey: row.master_key,
    active: row.is_active,
    firstLiveAt: printMoment(row.first_live_at),
    categories: row.paths,
    ...row.data,
    attributes: { ...row.data.attributes },
    badges: row.data.badges,
    passport: row.data.passport,
    variants,
  };
}

function variantLine(row: VariantRow, prices: readonly PriceRow[]): VariantLine {
  return {
    referenceKey: row.reference_key,
    active: row.is_active,
    ...row.data,
    attributes: { ...row.data.attributes },
    levies: row.data.levies as VariantLine["levies"],
    stock: { quantity: row.quantity ?? 0, sellableWithoutStock: row.is_sellable_without_stock ?? false },
    prices: Object.fromEntries(prices.map((price) => [price.price_column, priceLine(price)])),
  };
}

function priceLine(row: PriceRow): PriceLine {
  return {
    cents: row.with_tax_cents,
    vatRate: Number(row.vat_rate),
    ...(row.reduction ? { reduction: row.reduction } : {}),
    ...(row.reduced_since ? { reducedSince: printMoment(row.reduced_since) } : {}),
    history: row.history_from.map((moment, index) => [printMoment(moment), row.history_cents[index] ?? 0]),
  };
}
