import { z } from "zod";

import { centsSchema, momentSchema } from "./line-fields.ts";
import { momentTime } from "#upstreams/catalogue/export/moments.ts";

/** Days of prices a change must be able to look back on; the reduction rule itself needs 30 (docs/rules.md#reference-price). */
export const historyDays = 60;

/** One price column of a variant: what it costs now, and every price it had before, each with the day it came into force. */
export const priceLineSchema = z
  .strictObject({
    cents: centsSchema.min(1, "must be at least 1 cent"),
    vatRate: z
      .number()
      .min(0)
      .max(0.5, "must be a fraction such as 0.21")
      .multipleOf(0.0001, "has more than four decimals"),
    reduction: z.enum(["sale", "campaign"]).optional(),
    reducedSince: momentSchema.optional(),
    history: z
      .array(z.tuple([momentSchema, centsSchema]))
      .min(1, "needs at least the current price")
      .max(1000),
  })
  .superRefine((price, context) => {
    const refuse = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, [moment]] of price.history.entries()) {
      const before = price.history[index - 1];
      if (before && momentTime(before[0]) >= momentTime(moment))
        refuse(["history", index, 0], "must be later than the entry before it");
    }
    if (price.history.at(-1)?.[1] !== price.cents) refuse(["history"], "must end with the current price");
    if (price.reduction && !price.reducedSince)
      refuse(["reducedSince"], "is missing: a reduction needs the day it began");
    if (!price.reduction && price.reducedSince)
      refuse(["reduction"], "is missing: reducedSince is given without a kind of reduction");
    const since = price.reducedSince === undefined ? undefined : momentTime(price.reducedSince);
    if (since !== undefined && !price.history.some(([moment]) => momentTime(moment) === since)) {
      refuse(["reducedSince"], "must be a day of the history");
    }
  });

export type PriceLine = z.output<typeof priceLineSchema>;

/**
 * Whether the history reaches far enough back: to the day the product came into the shop, or `historyDays` before the last change.
 * Without that the lowest price of the 30 days before a reduction could not be known.
 */
export function historyReachesBack(price: PriceLine, firstLiveAt: string): boolean {
  const [firstMoment] = price.history[0]!;
  const [lastMoment] = price.history.at(-1)!;
  const enough = momentTime(lastMoment) - historyDays * 86_400_000;
  return momentTime(firstMoment) <= Math.max(momentTime(firstLiveAt), enough);
}
