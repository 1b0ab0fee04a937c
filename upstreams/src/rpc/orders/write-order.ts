import { randomUUID } from "node:crypto";

import { sql, type Insertable, type Transaction } from "kysely";

import type { ImageDocument } from "#upstreams/catalogue/documents.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import type { Tables } from "#upstreams/database/tables.ts";

import type { CheckoutState } from "../checkout/checkout-state.ts";
import type { Customer } from "../customers/customer.ts";
import type { OrderDocument, OrderItemDocument } from "./order-document.ts";
import { newOrderNumber } from "./order-number.ts";
import { returnKeyHash, returnKeyOf } from "./return-key.ts";

/** What an order is made of, once nothing is missing. */
export interface OrderSource {
  state: CheckoutState & { basketId: string };
  customer: Customer;
  option: NonNullable<CheckoutState["option"]>;
  method: NonNullable<CheckoutState["method"]>;
  shippingAddress: NonNullable<CheckoutState["choices"]["shippingAddress"]>;
  paymentReturnUrl: string;
  /** Variants whose pieces came out of stock. */
  fromStock: ReadonlySet<number>;
}

interface Article {
  variant_id: number;
  variant_reference_key: string;
  product_reference_key: string;
  image: ImageDocument | null;
}

// the payment is made right after the order and brings its own time; without one the pieces go back soon
const paymentIsMadeWithinMs = 5 * 60_000;

/** Writes an order with its lines, as a snapshot of basket and checkout, waiting for its payment. */
export async function writeOrder(
  trx: Transaction<Tables>,
  source: OrderSource,
  secret: string,
  now: Date,
): Promise<{ orderId: string; orderNumber: string }> {
  const { state, customer } = source;
  const orderId = randomUUID();
  const order = {
    order_id: orderId,
    shop_id: state.shop.shopId,
    basket_id: state.basketId,
    customer_id: customer.customer_id,
    email: customer.email,
    status: "payment_open" as const,
    currency: state.shop.currency,
    subtotal_cents: state.subtotalCents,
    shipping_cents: state.shippingCents,
    vat_cents: state.vatCents,
    total_cents: state.totalCents,
    data: JSON.stringify(orderDocument(source)),
    return_key_hash: returnKeyHash(returnKeyOf(orderId, secret)),
    placed_at: now,
    expires_at: new Date(now.getTime() + paymentIsMadeWithinMs),
  };
  const { order_number: orderNumber } = await insertNumbered(trx, order);
  const articles = await readArticles(
    trx,
    state.basket.lines.map((line) => line.variantId),
  );
  const items = state.basket.lines.map((line, position) => {
    const article = articles.get(line.variantId)!;
    const document: OrderItemDocument = {
      itemKey: line.itemKey,
      vatCents: line.total.tax.vat.amount,
      stockTaken: source.fromStock.has(line.variantId),
      packageId: line.packageId,
      name: line.productName,
      variantTitle: line.variantTitle,
      articleNumber: line.articleNumber,
      variantReferenceKey: article.variant_reference_key,
      productId: line.productId,
      productReferenceKey: article.product_reference_key,
      masterKey: line.masterKey,
      image: article.image && { ...sizeOf(article.image), alt: textIn(article.image.description, state.shop) },
    };
    return {
      order_id: orderId,
      position: position + 1,
      variant_id: line.variantId,
      quantity: line.quantity,
      unit_cents: line.unit.withTax,
      total_cents: line.total.withTax,
      vat_rate: line.unit.tax.vat.rate,
      data: JSON.stringify(document),
    };
  });
  await trx.insertInto("order_item").values(items).execute();
  return { orderId, orderNumber };
}

async function insertNumbered(
  trx: Transaction<Tables>,
  order: Omit<Insertable<Tables["shop_order"]>, "order_number">,
): Promise<{ order_number: string }> {
  for (;;) {
    const row = await trx
      .insertInto("shop_order")
      .values({ ...order, order_number: newOrderNumber() })
      .onConflict((conflict) => conflict.column("order_number").doNothing())
      .returning("order_number")
      .executeTakeFirst();
    if (row) return row;
  }
}

function orderDocument({ state, customer, option, method, shippingAddress, paymentReturnUrl }: OrderSource): OrderDocument {
  return {
    customer: { firstName: customer.first_name, lastName: customer.last_name, isGuest: customer.is_guest },
    shippingAddress,
    billingAddress: state.choices.billingAddress ?? shippingAddress,
    shippingOption: {
      key: option.key,
      name: option.name,
      priceCents: option.priceCents,
      vatRate: state.shippingVatRate,
      vatCents: state.shippingVatCents,
    },
    paymentMethod: { key: method.key, name: method.name },
    packages: state.basket.packages,
    basketVersion: state.basket.version,
    paymentReturnUrl,
  };
}

async function readArticles(trx: Transaction<Tables>, variantIds: number[]): Promise<Map<number, Article>> {
  const rows = await trx
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .select(["variant.variant_id", "variant.reference_key as variant_reference_key", "product.reference_key as product_reference_key"])
    .select(sql<ImageDocument | null>`product.data -> 'images' -> 0`.as("image"))
    .where("variant.variant_id", "in", variantIds)
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row]));
}

function sizeOf({ file, width, height, averageColour }: ImageDocument): Omit<NonNullable<OrderItemDocument["image"]>, "alt"> {
  return { file, width, height, averageColour };
}
