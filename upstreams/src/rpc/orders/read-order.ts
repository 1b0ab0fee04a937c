import { sql, type Kysely, type RawBuilder, type SelectType } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

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
  /** What was charged beside goods and delivery. */
  feeCents: number;
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

interface ReadRow extends OrderRow {
  items: {
    document: OrderItemDocument;
    amounts: Pick<StoredOrderItem, "variantId" | "quantity" | "unitCents" | "totalCents" | "vatRate">;
  }[];
  payment: StoredPayment | null;
}

/** Reads one order with its lines and newest payment, in one statement; undefined when there is none. */
export async function readOrder(db: Kysely<Tables>, which: WhichOrder): Promise<StoredOrder | undefined> {
  const [order] = await readWhere(db, condition(which));
  return order;
}

type WhichOrder = { orderId: string } | { orderNumber: string } | { returnKeyHash: Buffer } | { paymentId: string };

/** A customer's orders in one shop, newest first. */
export function readOrdersOf(
  db: Kysely<Tables>,
  { customerId, shopId, offset, limit }: { customerId: string; shopId: number; offset: number; limit: number },
): Promise<StoredOrder[]> {
  return readWhere(
    db,
    sql`o.customer_id = ${customerId}::bigint and o.shop_id = ${shopId} order by o.placed_at desc, o.order_id offset ${offset} limit ${limit}`,
  );
}

async function readWhere(db: Kysely<Tables>, where: RawBuilder<unknown>): Promise<StoredOrder[]> {
  const { rows } = await sql<ReadRow>`
    select o.*,
      coalesce((
        select json_agg(json_build_object('document', i.data, 'amounts', json_build_object(
            'variantId', i.variant_id, 'quantity', i.quantity, 'unitCents', i.unit_cents, 'totalCents', i.total_cents, 'vatRate', i.vat_rate
          )) order by i.position)
        from order_item i where i.order_id = o.order_id
      ), '[]') as items,
      (
        select json_build_object(
          'paymentId', p.payment_id, 'method', p.method, 'status', p.status, 'amountCents', p.amount_cents, 'redirectUrl', p.redirect_url)
        from payment p where p.order_id = o.order_id
        order by p.created_at desc
        limit 1
      ) as payment
    from shop_order o
    where ${where}`.execute(db);
  return rows.map(toStoredOrder);
}

function toStoredOrder(row: ReadRow): StoredOrder {
  return {
    ...amounts(row),
    document: { ...withoutReductions, ...(row.data as OrderDocument) },
    items: row.items.map((item) => ({ ...fullPrice, ...item.document, ...item.amounts })),
    payment: row.payment,
  };
}

// orders from before there were promotions, or fees
const withoutReductions: Pick<OrderDocument, "vouchers" | "promotions" | "fees"> = {
  vouchers: [],
  promotions: [],
  fees: [],
};
const fullPrice: Pick<OrderItemDocument, "reductions" | "isGift"> = { reductions: [], isGift: false };

function condition(which: WhichOrder): RawBuilder<unknown> {
  if ("orderId" in which) return sql`o.order_id = ${which.orderId}`;
  if ("orderNumber" in which) return sql`o.order_number = ${which.orderNumber}`;
  if ("returnKeyHash" in which) return sql`o.return_key_hash = ${which.returnKeyHash}`;
  return sql`o.order_id = (select order_id from payment where payment_id = ${which.paymentId})`;
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
    feeCents: order.fee_cents,
    vatCents: order.vat_cents,
    totalCents: order.total_cents,
    placedAt: order.placed_at,
    expiresAt: order.expires_at,
    settledAt: order.settled_at,
  };
}
