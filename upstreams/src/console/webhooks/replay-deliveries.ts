import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { momentOf, textOption } from "../read-option.ts";
import { endpointOption } from "./endpoint-of.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Tells events once more, with the ids they had. */
export const replayDeliveries: ConsoleCommand = {
  usage: "(--event ID | --since TIME) [--webhook WEBHOOK]",
  summary: "tells an event, or all since a time, once more with the same ids; what is on its way is left alone",
  words: 0,
  options: { event: { type: "string" }, since: { type: "string" }, webhook: { type: "string" } },
  run: async ({ db }, call) => {
    const [event, since] = [textOption(call, "event"), textOption(call, "since")];
    const endpoint = endpointOption(call);
    if ((event === undefined) === (since === undefined)) throw new ConsoleError("Give either --event or --since");
    if (event !== undefined && !uuid.test(event)) throw new ConsoleError("--event is the id of an event");
    const changed = await db
      .updateTable("webhook_delivery")
      .set({ queued_at: null, ended: null })
      .where("ended", "is not", null)
      .$if(event !== undefined, (query) => query.where("event_id", "=", event ?? ""))
      .$if(since !== undefined, (query) => query.where("happened_at", ">=", momentOf(since ?? "", "--since")))
      .$if(endpoint !== undefined, (query) => query.where("endpoint_id", "=", endpoint ?? ""))
      .where("endpoint_id", "in", (query) =>
        query.selectFrom("webhook_endpoint").select("endpoint_id").where("removed_at", "is", null),
      )
      .executeTakeFirst();
    return { done: `Events that are told once more: ${changed.numUpdatedRows}.` };
  },
};
