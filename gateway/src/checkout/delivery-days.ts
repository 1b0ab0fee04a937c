import { builder } from "#gateway/builder.ts";
import type { WireDeliveryDays } from "#gateway/sources/rpc/wire-checkout.ts";

const DeliveryDayRef = builder.objectRef<WireDeliveryDays["days"][number]>("DeliveryDay").implement({
  description: "A day on which the carrier drives.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The date; `setDeliveryDay` takes it." }),
    isFull: t.exposeBoolean("isFull", { description: "Whether the carrier has no place left; it cannot be chosen." }),
    chosen: t.exposeBoolean("chosen", { description: "Whether the shopper chose it." }),
  }),
});

export const DeliveryDaysRef = builder.objectRef<WireDeliveryDays>("DeliveryDays").implement({
  description: "The days from which one can be chosen for a package.",
  fields: (t) => ({
    packageId: t.exposeInt("packageId", { description: "Number of the package, `Package.packageId` of the basket." }),
    days: t.expose("days", {
      type: [DeliveryDayRef],
      description: "Eight days, earliest first, full ones among them.",
    }),
  }),
});
