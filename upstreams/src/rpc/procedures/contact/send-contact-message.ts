import { contactMessageSchema } from "@warmeland/schema/rules/contact-message.ts";
import * as z from "zod/mini";

import { sendContactMessage as run } from "#upstreams/rpc/contact/send-contact-message.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";

/** Takes a message to the shop; 422 for one that a robot seems to have written, 429 after too many. */
export const sendContactMessage = procedure({
  payload: z.object({
    ...contactMessageSchema.shape,
    idempotencyKey: z.string().check(z.regex(/^[\w-]{16,128}$/)),
    website: z.nullish(z.string().check(z.maxLength(200))),
    secondsSpent: z.nullish(z.int().check(z.nonnegative())),
  }),
  run,
});
