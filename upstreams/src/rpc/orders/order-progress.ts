import { sql, type Kysely } from "kysely";

import type { OrderRowStatus } from "#upstreams/database/tables/order-tables.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

/** What became of an order after it was placed; times are ISO 8601 with an offset, as PostgreSQL writes them into JSON. */
export interface OrderProgress {
  /** When it came into each status after `payment_open`, earliest first. */
  events: { status: OrderRowStatus; at: string }[];
  shipments: Shipment[];
  withdrawals: { withdrawalId: string; receivedAt: string; pieces: { key: string; returnedAt: string | null }[] }[];
  /** Money given back; `paidAt` is null until the payment provider has taken it on. */
  refunds: { amountCents: number; at: string; paidAt: string | null }[];
}

export interface Shipment {
  packageId: number;
  carrier: string;
  trackingCode: string;
  trackingUrl: string | null;
  shippedAt: string;
  deliveredAt: string | null;
}

const nothingYet: OrderProgress = { events: [], shipments: [], withdrawals: [], refunds: [] };

/** Reads what became of orders, in one statement; an order nothing happened to has empty lists. */
export async function readProgress(
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderProgress> {
  if (orderIds.length === 0) return () => nothingYet;
  const { rows } = await sql<OrderProgress & { order_id: string }>`
    select o.order_id,
      coalesce((
        select json_agg(json_build_object('status', e.status, 'at', e.happened_at) order by e.order_event_id)
        from order_event e where e.order_id = o.order_id
      ), '[]') as events,
      coalesce((
        select json_agg(json_build_object(
          'packageId', s.package_id, 'carrier', s.carrier, 'trackingCode', s.tracking_code, 'trackingUrl', s.tracking_url,
          'shippedAt', s.shipped_at, 'deliveredAt', s.delivered_at) order by s.package_id)
        from shipment s where s.order_id = o.order_id
      ), '[]') as shipments,
      coalesce((
        select json_agg(json_build_object('withdrawalId', w.withdrawal_id, 'receivedAt', w.received_at, 'pieces', (
            select json_agg(json_build_object('key', p.piece_key, 'returnedAt', p.returned_at) order by p.piece_key)
            from withdrawn_piece p where p.withdrawal_id = w.withdrawal_id
          )) order by w.received_at)
        from withdrawal w where w.order_id = o.order_id
      ), '[]') as withdrawals,
      coalesce((
        select json_agg(json_build_object('amountCents', r.amount_cents, 'at', r.created_at, 'paidAt', r.paid_at) order by r.created_at)
        from refund r where r.order_id = o.order_id
      ), '[]') as refunds
    from unnest(${[...orderIds]}::uuid[]) as o (order_id)`.execute(db);
  const byId = new Map(rows.map(({ order_id: orderId, ...progress }) => [orderId, progress]));
  return (orderId) => byId.get(orderId) ?? nothingYet;
}
