import { sampleDays } from "@warmeland/schema/rules/sample-order.ts";
import { sql } from "kysely";

import type { Services } from "../services.ts";

const day = 24 * 3_600_000;

/**
 * Forgets what nobody needs any more: tokens that are over, newsletter sign-ups that nobody confirmed within 30 days, guests of whom no order is
 * left after 30 days, samples sent 90 days ago, messages to the shop a year after they were closed or two after they came, photos that were sent for a review that nobody wrote within a day, wishes to hear of a variant that nobody confirmed or that were told 30 days ago and others after a year, rooms that a visitor
 * furnished and left alone for a year, and mails stored in a folder for 30 days.
 */
export async function discardOldAccountData({
  db,
  now,
  outbox,
}: Pick<Services, "db" | "now" | "outbox">): Promise<void> {
  const at = now();
  await outbox.discardOld(at);
  const monthAgo = new Date(at.getTime() - 30 * day);
  await sql`delete from customer_token where expires_at <= ${new Date(at.getTime() - day)}`.execute(db);
  await sql`delete from newsletter_subscription where confirmed_at is null and coalesce(mailed_at, consented_at) <= ${monthAgo}`.execute(
    db,
  );
  const yearAgo = new Date(at.getTime() - 365 * day);
  await sql`
    delete from restock_notice
    where requested_at <= ${yearAgo} or notified_at <= ${monthAgo} or (confirmed_at is null and requested_at <= ${monthAgo})`.execute(
    db,
  );
  const shareOver = new Date(at.getTime() - sampleDays * day);
  await sql`delete from sample_order where sent_at <= ${shareOver} or placed_at <= ${yearAgo}`.execute(db);
  const twoYearsAgo = new Date(at.getTime() - 730 * day);
  await sql`delete from contact_ticket where closed_at <= ${yearAgo} or received_at <= ${twoYearsAgo}`.execute(db);
  const dayAgo = new Date(at.getTime() - day);
  await sql`delete from review_photo where review_id is null and added_at <= ${dayAgo}`.execute(db);
  await sql`
    delete from room_configuration where visitor_key is not null and changed_at <= ${yearAgo}`.execute(db);
  await sql`
    delete from customer c
    where c.is_guest and c.created_at <= ${monthAgo}
      and not exists (select from session s where s.customer_id = c.customer_id and s.expires_at > ${at})
      and not exists (select from shop_order o where o.customer_id = c.customer_id)`.execute(db);
}
