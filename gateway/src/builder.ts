import SchemaBuilder from "@pothos/core";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import { GraphQLError } from "graphql";
import * as z from "zod/mini";
import type { GatewayContext } from "./context.ts";

/** The one schema builder. Fields and list items are non-null unless they say otherwise; result unions are named `<Mutation>Result`. */
export const builder = new SchemaBuilder<{
  Context: GatewayContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string | Date };
    JSON: { Input: unknown; Output: unknown };
  };
}>({
  plugins: [ErrorsPlugin, RelayPlugin],
  defaultFieldNullability: false,
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: "The payload, or one of the expected errors.",
    },
  },
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodeTypeOptions: { description: "An object with a global id, which `node` can fetch." },
    idFieldOptions: { description: "Opaque global id, unique over all types." },
    pageInfoTypeOptions: { description: "Position of a page in the whole list." },
    hasNextPageFieldOptions: { description: "Whether more entries follow." },
    hasPreviousPageFieldOptions: { description: "Whether entries precede." },
    startCursorFieldOptions: { description: "Cursor of the first entry, null for an empty page." },
    endCursorFieldOptions: { description: "Cursor of the last entry, to be sent as `after`; null for an empty page." },
  },
});

builder.queryType({
  description: "Everything that can be read. Shop and locale come from the request, never from an argument.",
});
builder.mutationType({ description: "Everything that can be changed; accepted by POST only." });

builder.subscriptionType({
  description:
    "What tells of changes, as server-sent events: send it by POST with `accept: text/event-stream`. Each tells the state at once and after every change; the id of an event is the version it tells.",
});

builder.scalarType("DateTime", {
  description: "A moment in UTC as ISO 8601 text, such as 2026-11-21T12:00:00.000Z.",
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
  parseValue: parseMoment,
});

builder.scalarType("Date", {
  description: "A day of the calendar as YYYY-MM-DD, such as 2026-11-21.",
  serialize: parseDay,
  parseValue: parseDay,
});

builder.scalarType("JSON", {
  description: "Any JSON value; the field that uses it describes its shape.",
  serialize: (value) => value,
});

function parseDay(value: unknown): string {
  const { success, data } = z.iso.date().safeParse(value);
  if (!success) throw new GraphQLError("A Date is a day as YYYY-MM-DD, such as 2026-11-21.");
  return data;
}

function parseMoment(value: unknown): string {
  const moment = typeof value === "string" ? new Date(value) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) throw new GraphQLError("A DateTime is an ISO 8601 text.");
  return moment.toISOString();
}
