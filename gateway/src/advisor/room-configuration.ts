import { builder } from "#gateway/builder.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { loadVariant } from "#gateway/catalog/product/variant-loader.ts";
import { type ProductVariant, ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import type { WireConfiguration } from "#gateway/sources/rpc/wire-configuration.ts";
import { findRoomConfiguration } from "./find-room-configuration.ts";
import { RoomOpeningRef } from "./room-opening.ts";
import { RoomTypeRef } from "./room-type.ts";

type WirePlaced = WireConfiguration["products"][number];

const RoomRef = builder.objectRef<WireConfiguration["room"]>("Room").implement({
  description: "A room, seen from above.",
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: "Name its owner gave it; null without one.",
      resolve: ({ name }) => name ?? null,
    }),
    type: t.expose("type", { type: RoomTypeRef, description: "What it is for." }),
    widthCm: t.exposeInt("widthCm", { description: "From the left to the right wall, in cm." }),
    lengthCm: t.exposeInt("lengthCm", { description: "From the back to the front wall, in cm." }),
    openings: t.field({
      type: [RoomOpeningRef],
      description: "Its doors and windows.",
      resolve: ({ openings }) => openings ?? [],
    }),
  }),
});

interface Placed {
  readonly placed: WirePlaced;
  /** Null when the shop no longer has it. */
  readonly of: ProductVariant | null;
}

const PlacedProductRef = builder.objectRef<Placed>("PlacedProduct").implement({
  description: "A piece in a room.",
  fields: (t) => ({
    variantId: t.int({
      description: "Number of the variant, which basket mutations take.",
      resolve: ({ placed }) => placed.variantId,
    }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: "What it is; null when the shop no longer has it.",
      resolve: ({ of }) => of?.product ?? null,
    }),
    variant: t.expose("of", {
      type: VariantRef,
      nullable: true,
      description: "In which size; null when the shop no longer has it.",
    }),
    xCm: t.int({ description: "From the left wall to its middle, in cm.", resolve: ({ placed }) => placed.xCm }),
    yCm: t.int({ description: "From the back wall to its middle, in cm.", resolve: ({ placed }) => placed.yCm }),
    turnDegrees: t.int({
      description: "How far it is turned clockwise: 0, 90, 180 or 270.",
      resolve: ({ placed }) => placed.turnDegrees,
    }),
  }),
});

export const RoomConfigurationRef = builder.objectRef<WireConfiguration>("RoomConfiguration");

builder.node(RoomConfigurationRef, {
  description: "A furnished room, without anything about its owner.",
  id: {
    description: "Global id. It cannot be guessed, and whoever has it can see the room.",
    resolve: (configuration) => configuration.id,
  },
  loadOne: (id, context) => findRoomConfiguration(context, id),
  fields: (t) => ({
    room: t.field({ type: RoomRef, description: "The room itself.", resolve: (configuration) => configuration.room }),
    products: t.field({
      type: [PlacedProductRef],
      description: "What stands in it, in the order it was placed.",
      resolve: (configuration, _args, context, info): Promise<Placed[]> => {
        const needs = productNeeds(info, "product.");
        return Promise.all(
          configuration.products.map(async (placed) => {
            const variant = await loadVariant(context, placed.variantId);
            const product = variant && (await loadProduct(context, variant.productId, needs));
            return { placed, of: product ? { variant, product } : null };
          }),
        );
      },
    }),
    total: t.field({
      type: MoneyRef,
      description: "What its products cost today, VAT included, without those the shop no longer has.",
      resolve: async ({ products }, _args, context) => {
        const variants = await Promise.all(products.map(({ variantId }) => loadVariant(context, variantId)));
        const cents = variants.reduce((sum, variant) => sum + (variant?.price.withTax ?? 0), 0);
        return money(cents, context);
      },
    }),
    isOwn: t.exposeBoolean("isOwn", {
      description: "Whether it belongs to the request's customer or visitor, who may change and remove it.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When it was first saved.",
    }),
    changedAt: t.expose("changedAt", {
      type: "DateTime",
      description: "When it was last saved.",
    }),
  }),
});
