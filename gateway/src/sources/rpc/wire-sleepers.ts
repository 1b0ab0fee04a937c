import { sleeperSchema } from "@warmeland/schema/rules/hardness/hardness-advice.ts";
import * as z from "zod/mini";

/** The sleepers a customer has had stored; none without consent. */
export const wireSleepersSchema = z.object({
  sleepers: z.array(sleeperSchema),
  consentedAt: z.nullish(z.string()),
});

export type WireSleepers = z.output<typeof wireSleepersSchema>;
