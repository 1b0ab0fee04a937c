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
  description: "Too many attempts in a short time; this one was not made.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt("retryAfterSeconds", { description: "Seconds until another attempt is accepted." }),
  }),
});
