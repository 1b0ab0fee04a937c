import * as z from "zod/mini";
import { emailAddress, requiredText } from "./field-rules.ts";

/** What somebody without an account knows of an order: its number, in any spelling, and the e-mail address it was placed with. */
export const orderLookUpSchema = z.object({
  orderNumber: requiredText(40).check(z.toUpperCase()),
  email: emailAddress(),
});
export type OrderLookUp = z.output<typeof orderLookUpSchema>;
