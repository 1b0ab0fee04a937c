import type { Package } from "#gateway/basket/package.ts";
import { builder } from "#gateway/builder.ts";
import type { WireOrderPackage } from "#gateway/sources/rpc/wire-order.ts";

/** A package of an order in the form of the basket's. */
export function packageOf({ id, carrierKey, kind, deliveryDate }: WireOrderPackage): Package {
  return {
    id,
    carrier: carrierKey,
    kind: kind === "two_person" ? "TWO_PERSON" : "PARCEL",
    deliveryFrom: deliveryDate.minimum,
    deliveryTo: deliveryDate.maximum,
  };
}

export const TrackingRef = builder.objectRef<WireOrderPackage>("Tracking").implement({
  description: "A package that has been sent.",
  fields: (t) => ({
    packageId: t.exposeInt("id", { description: "Number of the package inside its order." }),
    carrier: t.string({ description: "The carrier.", resolve: ({ carrier, carrierKey }) => carrier ?? carrierKey }),
    code: t.string({
      nullable: true,
      description: "Track and trace code.",
      resolve: ({ tracking }) => tracking?.id ?? null,
    }),
    url: t.string({
      nullable: true,
      description: "Tracking page; null when the carrier has none.",
      resolve: ({ tracking }) => tracking?.url ?? null,
    }),
    shippedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was sent.",
      resolve: ({ shippedAt }) => shippedAt ?? null,
    }),
    deliveredAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it arrived; null while it is on its way.",
      resolve: ({ deliveredAt }) => deliveredAt ?? null,
    }),
  }),
});
