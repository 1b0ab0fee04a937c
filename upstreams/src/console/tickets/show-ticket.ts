import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** One message to the shop with the answers to it. */
export const showTicket: ConsoleCommand = {
  usage: "NUMBER",
  summary: "one message to the shop, with its answers",
  words: 1,
  run: async ({ db }, call) => {
    const number = word(call).toUpperCase();
    const ticket = await db
      .selectFrom("contact_ticket")
      .selectAll()
      .where("ticket_number", "=", number)
      .executeTakeFirst();
    if (!ticket) throw new ConsoleError(`There is no ticket ${number}`);
    const answers = await db
      .selectFrom("contact_answer")
      .select(["message", "answered_at"])
      .where("ticket_id", "=", ticket.ticket_id)
      .orderBy("answered_at")
      .execute();
    return {
      facts: {
        number,
        received: ticket.received_at.toISOString(),
        closed: ticket.closed_at?.toISOString() ?? null,
        topic: ticket.topic,
        name: ticket.name,
        email: ticket.email,
        order: ticket.order_number,
        message: ticket.message,
        answers: answers.map((each) => `${each.answered_at.toISOString()} ${each.message}`).join("\n") || null,
      },
    };
  },
};
