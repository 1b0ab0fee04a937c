import * as z from "zod/mini";
import type { FieldProblemKey } from "../field-rules.ts";
import { sleeperSchema } from "./hardness-advice.ts";

const required: FieldProblemKey = "required";

/** What a customer has stored with the account: one or two sleepers, and only with consent (docs/rules.md#hardness). */
export const savedSleepersSchema = z.object({
  sleepers: z.array(sleeperSchema).check(z.minLength(1), z.maxLength(2)),
  consent: z.literal(true, required),
});
