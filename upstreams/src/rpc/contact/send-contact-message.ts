import { randomUUID } from "node:crypto";

import { type ContactMessage, type ContactSigns, looksAutomated } from "@warmeland/schema/rules/contact-message.ts";
import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Call } from "../procedure.ts";
import { invalidInput, Problem } from "../problem.ts";
import { newTicketNumber } from "./ticket-number.ts";

interface ContactPayload extends ContactMessage, ContactSigns {
  /** The caller's key of this message: sent again it is the same one. */
  idempotencyKey: string;
}

interface Ticket extends ContactPayload {
  shopId: number;
  customerId: string | null;
  now: Date;
}

/** Response of sendContactMessage. */
export interface WireContactMessage {
  /** The number that mails about it carry. */
  number: string;
}

const mostDraws = 20;

/**
 * Stores a message to the shop and queues the mails about it: one to the shop, and one to its sender that repeats nothing of it, since anybody can
 * type an address (docs/rules.md#messages-to-the-shop).
 * @throws Problem 400 for a key of another message, 422 `looks-automated`, 429 after too many from one address of the network or e-mail address
 */
export async function sendContactMessage(call: Call, payload: ContactPayload): Promise<WireContactMessage> {
  const { services, shop } = call;
  await services.limits.countAttempt("contact", call);
  await services.limits.countAttempt("contact", { account: payload.email });
  if (looksAutomated(payload)) throw new Problem(422, "looks-automated", "A robot seems to have filled in the form");
  const customerId = (await call.session())?.customer.customer_id ?? null;
  const ticket: Ticket = { ...payload, shopId: shop.shopId, customerId, now: services.now() };
  const number = await runTransaction(services.db, async (trx) => {
    const before = await numberOf(trx, ticket);
    if (before !== undefined) return before;
    const stored = await store(trx, ticket);
    await services.outbox.enqueue(trx, { template: "contact-ticket", id: stored.id });
    const receipt = {
      template: "contact-receipt",
      to: { shopId: shop.shopId, email: ticket.email, isProved: false },
      now: ticket.now,
    } as const;
    await services.outbox.enqueueLimited(trx, receipt, () => stored.id);
    return stored.number;
  });
  services.outbox.sendSoon();
  return { number };
}

async function numberOf(
  trx: Transaction<Tables>,
  { shopId, idempotencyKey, email }: Ticket,
): Promise<string | undefined> {
  // the same message sent at once waits for the first
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${shopId} ${idempotencyKey}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom("contact_ticket")
    .select(["ticket_number", "email"])
    .where("shop_id", "=", shopId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  // somebody else has used the key: nobody learns of whose message
  if (row && row.email !== email) throw invalidInput([{ field: "idempotencyKey", code: "invalid" }]);
  return row?.ticket_number;
}

async function store(trx: Transaction<Tables>, ticket: Ticket): Promise<{ id: string; number: string }> {
  const id = randomUUID();
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const number = newTicketNumber();
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto("contact_ticket")
      .values({
        ticket_id: id,
        ticket_number: number,
        shop_id: ticket.shopId,
        idempotency_key: ticket.idempotencyKey,
        customer_id: ticket.customerId,
        topic: ticket.topic,
        name: ticket.name,
        email: ticket.email,
        order_number: ticket.orderNumber ?? null,
        message: ticket.message,
        received_at: ticket.now,
      })
      .onConflict((conflict) => conflict.column("ticket_number").doNothing())
      .executeTakeFirst();
    if (inserted === 1n) return { id, number };
  }
  throw new Error(`no free ticket number in ${mostDraws} draws`);
}
