import { builder } from "#gateway/builder.ts";
import { type DeliveryKind, DeliveryKindRef } from "#gateway/catalog/product/delivery-time.ts";

/** What travels together, from a basket or an order. */
export interface Package {
  readonly id: number;
  readonly carrier: string;
  readonly kind: DeliveryKind;
  /** First and last day of delivery, ISO 8601. */
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
}

export const PackageRef = builder.objectRef<Package>("Package").implement({
  description: "Items that are delivered together.",
  fields: (t) => ({
    packageId: t.exposeInt("id", {
      description: "Number of the package inside its basket or order, which items name as well.",
    }),
    carrier: t.exposeString("carrier", { description: "Key of the carrier." }),
    kind: t.expose("kind", {
      type: DeliveryKindRef,
      description: "How it reaches the shopper.",
    }),
    deliveryFrom: t.field({
      type: "DateTime",
      description: "First day of delivery, at midnight UTC.",
      resolve: (parcel) => new Date(parcel.deliveryFrom),
    }),
    deliveryTo: t.field({
      type: "DateTime",
      description: "Last day of delivery, at midnight UTC.",
      resolve: (parcel) => new Date(parcel.deliveryTo),
    }),
  }),
});

/** How a carrier delivers, as far as its key says. */
export function kindOfCarrier(carrierKey: string): DeliveryKind {
  return carrierKey.includes("two_person") ? "TWO_PERSON" : "PARCEL";
}
