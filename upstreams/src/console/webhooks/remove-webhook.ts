import type { ConsoleCommand } from "../console-command.ts";
import { neededEndpoint } from "./endpoint-of.ts";

/** Tells a client nothing more. */
export const removeWebhook: ConsoleCommand = {
  usage: "WEBHOOK",
  summary: "tells it nothing more, of what is on its way either; the log stays for 30 days",
  words: 1,
  run: async ({ db, now }, call) => {
    const { endpointId, url } = await neededEndpoint(db, call);
    await db.updateTable("webhook_endpoint").set({ removed_at: now() }).where("endpoint_id", "=", endpointId).execute();
    return { done: `${url} is told nothing more.` };
  },
};
