import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { addApiUsage } from "#upstreams/rpc/usage/add-api-usage.ts";

const label = z.string().check(z.regex(/^[\w.+-]{1,40}$/));

const uses = z.array(
  z.object({
    client: label,
    version: label,
    /** Coordinate of something deprecated; empty for the request itself. */
    field: z.string().check(z.regex(/^([A-Za-z_]\w*\.\w+(\(\w+:\))?)?$/), z.maxLength(200)),
    count: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  }),
);

/** Adds what a gateway counted of its clients to what is known of the day. */
export const countApiUsage = procedure({
  payload: z.object({ uses: uses.check(z.minLength(1), z.maxLength(1000)) }),
  run: ({ services }, payload) => addApiUsage(services, payload.uses),
});
