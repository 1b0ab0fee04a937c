import { encodeGlobalID } from "@pothos/plugin-relay";
import { builder } from "#gateway/builder.ts";
import { type Image, ImageRef } from "#gateway/catalog/image.ts";
import { money, MoneyRef } from "#gateway/catalog/money.ts";
import { loadProduct } from "#gateway/catalog/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product-ref.ts";
import type { WireOrderItem } from "#gateway/sources/rpc/wire-order.ts";

/** The pieces of an order that stood in one line of the basket; never empty. */
export type OrderLine = readonly [WireOrderItem, ...WireOrderItem[]];

/** An order's pieces as lines, in their order. */
export function linesOf(items: readonly WireOrderItem[]): OrderLine[] {
  const lines = Map.groupBy(items, (item) => item.lineKey ?? item.key);
  return [...lines.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest] as const] : []));
}

export const OrderItemRef = builder.objectRef<OrderLine>("OrderItem").implement({
  description: "A line of an order, as it was when the order was placed.",
  fields: (t) => ({
    id: t.id({
      description: "Opaque global id, unique over all types.",
      resolve: ([piece]) => encodeGlobalID("OrderItem", piece.lineKey ?? piece.key),
    }),
    quantity: t.int({ description: "How many pieces.", resolve: (pieces) => pieces.length }),
    name: t.string({ description: "Name of the product.", resolve: ([piece]) => piece.product.name }),
    variantTitle: t.string({ description: "Size and hardness that were ordered.", resolve: ([piece]) => piece.variant.title }),
    articleNumber: t.string({ description: "Article number of the variant.", resolve: ([piece]) => piece.variant.articleNumber }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: "Its photo, null when it had none.",
      resolve: ([piece]) => imageOf(piece),
    }),
    unit: t.field({
      type: MoneyRef,
      description: "One piece, VAT included.",
      resolve: ([piece], _args, context) => money(piece.price.withTax, context),
    }),
    total: t.field({
      type: MoneyRef,
      description: "All pieces, VAT included.",
      resolve: (pieces, _args, context) =>
        money(
          pieces.reduce((sum, piece) => sum + piece.price.withTax, 0),
          context,
        ),
    }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: "The product as the shop offers it now; null when it no longer does.",
      resolve: ([piece], _args, context, info) => loadProduct(context, piece.product.id, productNeeds(info)),
    }),
  }),
});

function imageOf(piece: WireOrderItem): Image | null {
  const [image] = piece.product.images;
  return image
    ? {
        url: image.url,
        alt: image.alt,
        width: image.width,
        height: image.height,
        averageColor: image.averageColour ?? null,
        kind: "PACKSHOT",
      }
    : null;
}
