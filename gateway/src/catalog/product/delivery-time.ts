import type { Product, Variant } from "@scayle/storefront-api";
import { deliveryDates, nextCutOff } from "@warmeland/schema/rules/delivery/delivery-dates.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { advancedText, valueOf } from "#gateway/catalog/wire-attributes.ts";

export type DeliveryKind = "PARCEL" | "TWO_PERSON";

export interface DeliveryTime {
  readonly min: number;
  readonly max: number;
  readonly unit: "DAY" | "WEEK" | "MONTH";
  readonly kind: DeliveryKind;
}

const DeliveryUnitRef = builder.enumType("DeliveryUnit", {
  description: "What a delivery time counts.",
  values: {
    DAY: { description: "Working days." },
    WEEK: { description: "Weeks." },
    MONTH: { description: "Months." },
  } as const,
});

export const DeliveryKindRef = builder.enumType("DeliveryKind", {
  description: "How an article reaches the shopper.",
  values: {
    PARCEL: { description: "By parcel service." },
    TWO_PERSON: { description: "By two people, to the room of choice." },
  } as const,
});

export const DeliveryTimeRef = builder.objectRef<DeliveryTime>("DeliveryTime").implement({
  description: "How long delivery takes, and on which days an order placed now would arrive.",
  fields: (t) => ({
    min: t.exposeInt("min", { description: "Shortest time, in `unit`." }),
    max: t.exposeInt("max", { description: "Longest time, in `unit`; plural forms follow this number." }),
    unit: t.expose("unit", {
      type: DeliveryUnitRef,
      description: "What `min` and `max` count.",
    }),
    kind: t.expose("kind", {
      type: DeliveryKindRef,
      description: "How the article reaches the shopper.",
    }),
    earliest: t.field({
      type: "DateTime",
      description: "First day of delivery for an order before `orderBefore`, at midnight UTC.",
      resolve: (delivery, _args, context) => datesOf(delivery, context).earliest,
    }),
    latest: t.field({
      type: "DateTime",
      description: "Last day of delivery for an order before `orderBefore`, at midnight UTC.",
      resolve: (delivery, _args, context) => datesOf(delivery, context).latest,
    }),
    orderBefore: t.field({
      type: "DateTime",
      description: "The shop's next cut-off; an order placed later is handled on a later working day.",
      resolve: (_delivery, _args, context) => nextCutOff(context.now(), context.shop.cutOffHour),
    }),
  }),
});

const spans = { DAY: "day", WEEK: "week", MONTH: "month" } as const;

function datesOf({ min, max, unit }: DeliveryTime, { now, shop }: GatewayContext): { earliest: Date; latest: Date } {
  const dates = deliveryDates(now(), { min, max, unit: spans[unit] }, shop.cutOffHour);
  return { earliest: new Date(dates.min), latest: new Date(dates.max) };
}

/** The time that lasts longest for an order of now; null when there is none. */
export function longestOf(times: readonly (DeliveryTime | null)[], context: GatewayContext): DeliveryTime | null {
  const present = times.filter((time) => time !== null);
  return present.reduce<DeliveryTime | null>(
    (longest, time) => (longest && datesOf(longest, context).latest >= datesOf(time, context).latest ? longest : time),
    null,
  );
}

const units: Readonly<Record<string, DeliveryTime["unit"]>> = { day: "DAY", week: "WEEK", month: "MONTH" };

/** How a product is delivered; a parcel unless it says otherwise. */
function deliveryKind(product: Product): DeliveryKind {
  return valueOf(product.attributes, "shippingType") === "two_person" ? "TWO_PERSON" : "PARCEL";
}

/** Delivery time of a variant; null when the catalogue does not say. */
export function deliveryTimeOf(variant: Variant, product: Product): DeliveryTime | null {
  const max = Number(advancedText(variant.advancedAttributes, "variantMaxDeliveryTime"));
  const unit = units[advancedText(variant.advancedAttributes, "variantUnitDeliveryTime") ?? ""];
  if (!Number.isInteger(max) || max <= 0 || !unit) return null;
  const min = Number(advancedText(variant.advancedAttributes, "variantMinDeliveryTime"));
  return { min: Number.isInteger(min) && min > 0 ? Math.min(min, max) : max, max, unit, kind: deliveryKind(product) };
}
