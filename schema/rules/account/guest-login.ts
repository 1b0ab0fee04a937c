import * as z from "zod/mini";
import { emailAddress, gender, personName } from "../field-rules.ts";

/** Who orders as a guest; messages are `FieldProblemKey`s. */
export const guestLoginSchema = z.object({
  firstName: personName(),
  lastName: personName(),
  email: emailAddress(),
  gender: gender(),
});

export type GuestLogin = z.output<typeof guestLoginSchema>;
