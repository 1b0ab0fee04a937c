import { z } from "zod";

import type { CommerceCall } from "../commerce-call.ts";
import { parseOrRefuse } from "../commerce-error.ts";
import { readAnyJson } from "../request-body.ts";
import { noteSearch } from "../search/popular/note-search.ts";

const eventSchema = z.object({ event_name: z.string().max(100), search_term: z.string().optional() });

/**
 * `POST /v1/analytics/events`: 202 for every event. Only `search` does something: it counts for the popular searches, if `X-Visitor` sets
 * visitors apart; nothing else of an event is read or stored.
 */
export async function takeEvent(call: CommerceCall): Promise<Response> {
  const event = parseOrRefuse(eventSchema, await readAnyJson(call.request), "body");
  if (event.event_name === "search" && event.search_term !== undefined) noteSearch(call, event.search_term);
  return new Response(null, { status: 202 });
}
