import { builder } from "#gateway/builder.ts";
import { type DeliveryKind, DeliveryKindRef } from "#gateway/catalog/product/delivery-time.ts";
import type { WirePackage } from "#gateway/sources/commerce/basket-calls.ts";

/** What travels together, from a basket or an order. */
export interface Package {
  readonly id: number;
  readonly carrier: string;
  readonly kind: DeliveryKind;
  /** First and last day of delivery, ISO 8601. */
  readonly deliveryFrom: string;
  readonly deliveryTo: string;
  /** Keys of the basket's items it brings, and of those among them that the others wait for; none in an order. */
  readonly itemKeys?: readonly string[];
  readonly awaitedKeys?: readonly string[];
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
    itemKeys: t.stringList({
      description:
        "Keys of the basket's items it brings, `BasketItem.key`; empty in an order, whose items name their package.",
      resolve: (parcel) => [...(parcel.itemKeys ?? [])],
    }),
    awaitedKeys: t.stringList({
      description: "Those of `itemKeys` that the others wait for; empty when all are ready at the same time.",
      resolve: (parcel) => [...(parcel.awaitedKeys ?? [])],
    }),
  }),
});

/** A package as the commerce upstream has it. */
export function packageOfBasket({ id, carrierKey, deliveryDate, itemKeys, awaitedKeys }: WirePackage): Package {
  return {
    id,
    carrier: carrierKey,
    kind: kindOfCarrier(carrierKey),
    deliveryFrom: deliveryDate.min,
    deliveryTo: deliveryDate.max,
    ...(itemKeys && { itemKeys }),
    ...(awaitedKeys && { awaitedKeys }),
  };
}

/** How a carrier delivers, as far as its key says. */
function kindOfCarrier(carrierKey: string): DeliveryKind {
  return carrierKey.includes("two_person") ? "TWO_PERSON" : "PARCEL";
}
