import type { ExpressionBuilder, Kysely, SelectType } from "kysely";

import type { OrderRowStatus, Tables } from "#upstreams/database/tables.ts";

import type { ProviderStatus } from "../provider/payment-provider.ts";
import type { OrderDocument, OrderItemDocument } from "./order-document.ts";

export interface StoredOrder {
  orderId: string;
  orderNumber: string;
  shopId: number;
  basketId: string;
  customerId: string | null;
  email: string;
  status: OrderRowStatus;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  vatCents: number;
  totalCents: number;
  placedAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  document: OrderDocument;
  items: StoredOrderItem[];
  /** The newest payment; null until the provider made one. */
  payment: StoredPayment | null;
}

export interface StoredOrderItem extends OrderItemDocument {
  variantId: number;
  quantity: number;
  unitCents: number;
  totalCents: number;
  vatRate: number;
}

interface StoredPayment {
  paymentId: string;
  method: string;
  /** `refunded`: paid after its order had ended, and given back. */
  status: ProviderStatus | "refunded";
  amountCents: number;
  redirectUrl: string | null;
}

type OrderRow = { [Column in keyof Tables["shop_order"]]: SelectType<Tables["shop_order"][Column]> };

/** Reads one order with its lines and newest payment; undefined when there is none. */
export async function readOrder(
  db: Kysely<Tables>,
  which: { orderId: string } | { returnKeyHash: Buffer } | { paymentId: string },
): Promise<StoredOrder | undefined> {
  const order = await db
    .selectFrom("shop_order")
    .selectAll()
    .where((where) => condition(where, which))
    .executeTakeFirst();
  if (!order) return undefined;
  const [items, payment] = await Promise.all([
    db.selectFrom("order_item").selectAll().where("order_id", "=", order.order_id).orderBy("position").execute(),
    db.selectFrom("payment").selectAll().where("order_id", "=", order.order_id).orderBy("created_at", "desc").executeTakeFirst(),
  ]);
  return {
    ...amounts(order),
    document: order.data as OrderDocument,
    items: items.map((item) =>
      Object.assign(item.data as OrderItemDocument, {
        variantId: item.variant_id,
        quantity: item.quantity,
        unitCents: item.unit_cents,
        totalCents: item.total_cents,
        vatRate: Number(item.vat_rate),
      }),
    ),
    payment: payment
      ? {
          paymentId: payment.payment_id,
          method: payment.method,
          status: payment.status as StoredPayment["status"],
          amountCents: payment.amount_cents,
          redirectUrl: payment.redirect_url,
        }
      : null,
  };
}

function condition(where: ExpressionBuilder<Tables, "shop_order">, which: Parameters<typeof readOrder>[1]) {
  if ("orderId" in which) return where("order_id", "=", which.orderId);
  if ("returnKeyHash" in which) return where("return_key_hash", "=", which.returnKeyHash);
  return where("order_id", "in", where.selectFrom("payment").select("payment.order_id").where("payment.payment_id", "=", which.paymentId));
}

function amounts(order: OrderRow): Omit<StoredOrder, "document" | "items" | "payment"> {
  return {
    orderId: order.order_id,
    orderNumber: order.order_number,
    shopId: order.shop_id,
    basketId: order.basket_id,
    customerId: order.customer_id,
    email: order.email,
    status: order.status,
    currency: order.currency,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    shippingCents: order.shipping_cents,
    vatCents: order.vat_cents,
    totalCents: order.total_cents,
    placedAt: order.placed_at,
    expiresAt: order.expires_at,
    settledAt: order.settled_at,
  };
}
