import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { word } from "../read-option.ts";

/** Closes a message to the shop without an answer; once is enough. */
export const closeTicket: ConsoleCommand = {
  usage: "NUMBER",
  summary: "closes a ticket without an answer",
  words: 1,
  run: async ({ db, now }, call) => {
    const number = word(call).toUpperCase();
    const { numUpdatedRows } = await db
      .updateTable("contact_ticket")
      .set((eb) => ({ closed_at: eb.fn.coalesce("closed_at", eb.val(now())) }))
      .where("ticket_number", "=", number)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new ConsoleError(`There is no ticket ${number}`);
    return { done: "The ticket is closed." };
  },
};
