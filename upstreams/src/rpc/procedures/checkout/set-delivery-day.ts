import * as z from "zod/mini";

import { changeCheckout } from "#upstreams/rpc/checkout/change-checkout.ts";
import { optionNotFound } from "#upstreams/rpc/problem.ts";
import { procedure } from "#upstreams/rpc/procedure.ts";
import { basketKey, seenVersion } from "./basket-key.ts";

/** Chooses the day on which two people bring a package, or with null none: as soon as it is ready. 400 for a day that is full or not offered. */
export const setDeliveryDay = procedure({
  payload: z.object({
    basketKey,
    version: seenVersion,
    packageId: z.int(),
    day: z.nullable(z.iso.date()),
  }),
  run: (call, { basketKey, version, packageId, day }) =>
    changeCheckout(call, { basketKey, version: version ?? undefined }, ({ basket, dayChoices, choices }) => {
      const parcel = basket.packages.find(({ id }) => id === packageId);
      const offered = dayChoices.find((choice) => choice.packageId === packageId)?.days ?? [];
      if (!parcel || (day !== null && !offered.some((each) => each.day === day && !each.isFull)))
        throw optionNotFound();
      const kept = basket.lines.flatMap(({ itemKey }) => {
        const chosen = parcel.itemKeys.includes(itemKey) ? day : choices.deliveryDays[itemKey];
        return chosen ? [[itemKey, chosen] as const] : [];
      });
      return { deliveryDays: Object.fromEntries(kept) };
    }),
});
