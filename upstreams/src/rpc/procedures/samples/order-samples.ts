import { sampleOrderSchema } from "@warmeland/schema/rules/sample-order.ts";
import * as z from "zod/mini";

import { procedure } from "#upstreams/rpc/procedure.ts";
import { orderSamples as run } from "#upstreams/rpc/samples/order-samples.ts";

/** Takes an order of free samples; 409 when the household has had its share, 404 for what has no sample, 429 after too many. */
export const orderSamples = procedure({
  payload: z.object({
    ...sampleOrderSchema.shape,
    idempotencyKey: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  }),
  run,
});
