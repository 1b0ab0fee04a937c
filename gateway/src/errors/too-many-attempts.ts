import { builder } from "#gateway/builder.ts";
import { UserError, UserErrorInterface } from "./user-error.ts";

/** Too many tries, or failures, in a short time. */
export class TooManyAttempts extends UserError {
  readonly code = "TOO_MANY_ATTEMPTS";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("error.tooManyAttempts", { parameters: { minutes: Math.ceil(retryAfterSeconds / 60) } });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

builder.objectType(TooManyAttempts, {
  name: "TooManyAttempts",
  description:
    "Too many attempts in a short time; this one was not made. Failures count: 10 in 15 minutes for an account, 10 in 10 minutes for a visitor's vouchers and look-ups, 100 in 15 minutes for an address. What sends a mail, a form or a review counts each time, 100 in 15 minutes for an address and 10 for an account.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt("retryAfterSeconds", { description: "Seconds until another attempt is accepted." }),
  }),
});
