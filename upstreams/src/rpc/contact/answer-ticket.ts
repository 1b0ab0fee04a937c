import { randomUUID } from "node:crypto";

import { runTransaction } from "../orders/run-transaction.ts";
import type { Services } from "../services.ts";

/**
 * Answers a message to the shop by mail, and closes it.
 * @returns false when there is no ticket of that number
 */
export async function answerTicket(
  { db, outbox, now }: Services,
  { number, message }: { number: string; message: string },
): Promise<boolean> {
  const answered = await runTransaction(db, async (trx) => {
    const ticket = await trx
      .updateTable("contact_ticket")
      .set({ closed_at: now() })
      .where("ticket_number", "=", number)
      .returning("ticket_id")
      .executeTakeFirst();
    if (!ticket) return false;
    const id = randomUUID();
    await trx
      .insertInto("contact_answer")
      .values({ answer_id: id, ticket_id: ticket.ticket_id, message, answered_at: now() })
      .execute();
    await outbox.enqueue(trx, { template: "contact-answer", id });
    return true;
  });
  if (answered) outbox.sendSoon();
  return answered;
}
