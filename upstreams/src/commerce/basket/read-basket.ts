import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { Database } from "#upstreams/database/connection.ts";
import { calculatePrice, lowestPriceBefore, multiplyPrice } from "../price.ts";
import { textIn } from "../text-in.ts";
import { allocateStock, type Allocation } from "./allocate-stock.ts";
import { basketCost } from "./basket-cost.ts";
import { basketPackages } from "./basket-packages.ts";
import { findBasketRow, readLineRows, readOpenPayment, type BasketRow, type LineRow } from "./basket-rows.ts";
import type { PricedBasket, PricedLine } from "./priced-basket.ts";

/**
 * Reads and prices the open basket of a key: the one place that does, for the Basket body and for placeOrder alike.
 * Pass a transaction to see one moment; with `lock` the basket row is held (`for update`) until that transaction ends, which is what
 * every write does first. Creates nothing: an unknown key is an empty basket of version 0 with `basketId` null.
 * `now` only decides delivery dates.
 */
export async function readBasket(
  db: Database,
  options: { shop: ShopLocale; basketKey: string; now: Date; lock?: boolean },
): Promise<PricedBasket> {
  const row = await findBasketRow(db, options.shop.shopId, options.basketKey, options.lock ?? false);
  return await readBasketRow(db, row, options);
}

/** As `readBasket`, for a row that was found (and locked) before; `openPayment` null says that none can be open. */
export async function readBasketRow(
  db: Database,
  row: BasketRow | undefined,
  options: { shop: ShopLocale; basketKey: string; now: Date; openPayment?: null },
): Promise<PricedBasket> {
  const rows = row ? await readLineRows(db, row.basket_id, options.shop.priceColumn) : [];
  const allocations = allocateStock(rows);
  const unpacked = rows.map((line) => priceLine(line, allocations.get(line.item_key), options.shop));
  const packages = basketPackages(unpacked, options.now);
  const packageIds = new Map(packages.map((parcel) => [parcel.carrierKey, parcel.id]));
  const lines = unpacked.map((line) => Object.assign(line, { packageId: packageIds.get(line.carrierKey) ?? 0 }));
  return {
    basketId: row?.basket_id ?? null,
    basketKey: options.basketKey,
    shop: options.shop,
    version: row?.version ?? 0,
    lines,
    cost: basketCost(lines),
    packages,
    openPayment: row && options.openPayment === undefined ? await readOpenPayment(db, row.basket_id) : null,
  };
}

function priceLine(row: LineRow, allocation: Allocation | undefined, shop: ShopLocale): Omit<PricedLine, "packageId"> {
  const { allocated = 0, available = 0 } = allocation ?? {};
  const { price, lowestPriorPrice } = calculatePrice({
    withTaxCents: row.with_tax_cents ?? 0,
    vatRate: Number(row.vat_rate ?? 0),
    currencyCode: shop.currency,
    reduction: row.reduction,
    lowestPriorCents: lowestPrior(row),
  });
  const offered = row.is_active && row.with_tax_cents !== null;
  return {
    itemKey: row.item_key,
    variantId: row.variant_id,
    productId: row.product_id,
    masterKey: row.master_key,
    articleNumber: row.article_number,
    productName: textIn(row.name, shop),
    variantTitle: textIn(row.title, shop),
    imageFile: row.image_file,
    quantity: row.quantity,
    availableQuantity: available,
    allocatedQuantity: allocated,
    isSellableWithoutStock: row.is_sellable_without_stock,
    status: lineStatus(offered, allocated),
    unit: price,
    total: multiplyPrice(price, row.quantity),
    lowestPriorPrice,
    delivery: row.delivery,
    carrierKey: row.carrier,
    itemGroup: row.item_group,
    promotionId: row.promotion_id,
    customData: row.custom_data,
    displayData: row.display_data,
  };
}

function lineStatus(offered: boolean, allocated: number): PricedLine["status"] {
  if (!offered) return "deleted";
  return allocated > 0 ? "available" : "unavailable";
}

function lowestPrior(row: LineRow): number | null {
  if (!row.reduced_since || !row.history) return null;
  return lowestPriceBefore(
    row.reduced_since,
    row.history.map((point) => ({ validFrom: new Date(point.validFrom), withTaxCents: point.withTaxCents })),
  );
}
