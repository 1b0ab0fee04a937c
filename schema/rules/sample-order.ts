import * as z from "zod/mini";
import { addressSchema } from "./account/address.ts";
import { emailAddress, type FieldProblemKey } from "./field-rules.ts";

/** So many samples may one household have in `sampleDays` (docs/rules.md#samples). */
export const mostSamples = 3;
export const sampleDays = 90;

const choice: FieldProblemKey = "choice";

/** An order of free samples: the colours by their product's number, and where they go. Messages are `FieldProblemKey`s. */
export const sampleOrderSchema = z.object({
  productIds: z.array(z.int(choice).check(z.positive(choice)), choice).check(
    z.minLength(1, choice),
    z.maxLength(mostSamples, choice),
    z.refine((ids) => new Set(ids).size === ids.length, choice),
  ),
  email: emailAddress(),
  address: addressSchema,
});
export type SampleOrder = z.output<typeof sampleOrderSchema>;
