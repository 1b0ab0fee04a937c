import type { ConsoleCommand } from "../console-command.ts";

const most = 200;

/** Messages to the shop, those that wait longest first. */
export const listTickets: ConsoleCommand = {
  usage: "[--all]",
  summary: "messages to the shop that wait for an answer; --all names the closed ones too",
  words: 0,
  options: { all: { type: "boolean" } },
  run: async ({ db }, { options }) => {
    const rows = await db
      .selectFrom("contact_ticket")
      .select(["ticket_number", "topic", "name", "received_at", "closed_at", "message"])
      .$if(options["all"] !== true, (query) => query.where("closed_at", "is", null))
      .orderBy("closed_at", (order) => order.asc().nullsFirst())
      .orderBy("received_at")
      .limit(most)
      .execute();
    return {
      rows: rows.map((row) => ({
        number: row.ticket_number,
        received: row.received_at.toISOString(),
        closed: row.closed_at?.toISOString() ?? "",
        topic: row.topic,
        name: row.name,
        begins: row.message.replaceAll(/\s+/g, " ").slice(0, 60),
      })),
    };
  },
};
