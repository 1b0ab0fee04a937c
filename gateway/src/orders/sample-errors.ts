import { builder } from "#gateway/builder.ts";
import { plainError } from "#gateway/errors/plain-error.ts";
import { UserError, UserErrorInterface } from "#gateway/errors/user-error.ts";

/** One of the products has no sample. */
export const SampleNotAvailable = plainError(
  "SampleNotAvailable",
  { SAMPLE_NOT_AVAILABLE: "error.sampleNotAvailable" },
  "There is no sample of one of the products; nothing was ordered.",
  "productIds",
);

/** The household or the e-mail address has had its samples. */
export class SampleLimitReached extends UserError {
  readonly code = "SAMPLE_LIMIT_REACHED";
  readonly left: number;

  constructor(left: number) {
    super(left > 0 ? "error.samplesLeft" : "error.sampleLimitReached", {
      parameters: { count: left },
      field: "productIds",
    });
    this.left = left;
  }
}

builder.objectType(SampleLimitReached, {
  name: "SampleLimitReached",
  description: "The household, or the e-mail address, would have more samples than it may; nothing was ordered.",
  interfaces: [UserErrorInterface],
  fields: (t) => ({ left: t.exposeInt("left", { description: "How many it may still order, 0 for none." }) }),
});
