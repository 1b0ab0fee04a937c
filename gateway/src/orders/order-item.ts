import { builder } from "#gateway/builder.ts";
import { type Image, ImageRef } from "#gateway/catalog/image.ts";
import { MoneyRef } from "#gateway/catalog/money.ts";
import { loadProduct } from "#gateway/catalog/product/product-loader.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import type { WireOrder, WireOrderItem } from "#gateway/sources/rpc/wire-order.ts";
import { findOrder } from "./find-order.ts";
import { OrderPieceRef } from "./order-piece.ts";

/** The pieces of an order that stood in one line of the basket; never empty. */
export interface OrderLine {
  readonly orderId: string;
  readonly first: WireOrderItem;
  readonly pieces: readonly WireOrderItem[];
  readonly currency: WireOrder["currencyCode"];
  /** Keys of the order's pieces that may be withdrawn now. */
  readonly withdrawable: ReadonlySet<string>;
}

/** An order's pieces as lines, in their order. */
export function linesOf({ id: orderId, items, currencyCode, withdrawal }: WireOrder): OrderLine[] {
  const lines = Map.groupBy(items, (item) => item.lineKey ?? item.key);
  const withdrawable = new Set(withdrawal?.pieceKeys);
  return [...lines.values()].flatMap((pieces) =>
    pieces[0] ? { orderId, first: pieces[0], pieces, currency: currencyCode, withdrawable } : [],
  );
}

export const OrderItemRef = builder.objectRef<OrderLine>("OrderItem");

builder.node(OrderItemRef, {
  description: "A line of an order, as it was when the order was placed.",
  id: { description: "Global id. Only the order's own customer can fetch it.", resolve: idOf },
  loadOne: async (id, context) => {
    const order = await findOrder(context, { id: id.slice(0, id.indexOf("/")) });
    return (order && linesOf(order).find((line) => idOf(line) === id)) ?? null;
  },
  fields: (t) => ({
    quantity: t.int({ description: "How many pieces.", resolve: ({ pieces }) => pieces.length }),
    name: t.string({ description: "Name of the product.", resolve: ({ first }) => first.product.name }),
    variantTitle: t.string({
      description: "Size and hardness that were ordered.",
      resolve: ({ first }) => first.variant.title,
    }),
    variantId: t.int({
      description: "Number of the variant, which `addItemsToBasket` takes.",
      resolve: ({ first }) => first.variant.id,
    }),
    articleNumber: t.string({
      description: "Article number of the variant.",
      resolve: ({ first }) => first.variant.articleNumber,
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: "Its photo, null when it had none.",
      resolve: ({ first }) => imageOf(first),
    }),
    unit: t.field({
      type: MoneyRef,
      description: "One piece, VAT included.",
      resolve: ({ first, currency }) => ({ cents: first.price.withTax, currency }),
    }),
    total: t.field({
      type: MoneyRef,
      description: "All pieces, VAT included, as they were paid.",
      resolve: ({ pieces, currency }) => ({ cents: sum(pieces, ({ withTax }) => withTax), currency }),
    }),
    discount: t.field({
      type: MoneyRef,
      description: "Discount of promotions and vouchers on its pieces; 0 without one.",
      resolve: ({ pieces, currency }) => ({
        cents: sum(pieces, ({ withTax, undiscountedWithTax }) => (undiscountedWithTax ?? withTax) - withTax),
        currency,
      }),
    }),
    voucherDiscount: t.field({
      type: MoneyRef,
      description:
        "Its share of the voucher discount, already taken off `total`; the shares of all lines add up to it exactly.",
      resolve: ({ pieces, currency }) => ({ cents: sum(pieces, shareOf("voucher")), currency }),
    }),
    saleDiscount: t.field({
      type: MoneyRef,
      description: "Discount of sales of the catalogue on its pieces, before promotions and vouchers; 0 without one.",
      resolve: ({ pieces, currency }) => ({ cents: sum(pieces, shareOf("sale")), currency }),
    }),
    campaignDiscount: t.field({
      type: MoneyRef,
      description: "Discount of campaigns of the shop on its pieces, before promotions and vouchers; 0 without one.",
      resolve: ({ pieces, currency }) => ({ cents: sum(pieces, shareOf("campaign")), currency }),
    }),
    vat: t.field({
      type: MoneyRef,
      description: "The VAT included in `total`.",
      resolve: ({ pieces, currency }) => ({ cents: sum(pieces, ({ tax }) => tax.vat.amount), currency }),
    }),
    packageId: t.int({
      nullable: true,
      description: "Number of the package it travels in, `Package.packageId`.",
      resolve: ({ first }) => first.packageId ?? null,
    }),
    pieces: t.field({
      type: [OrderPieceRef],
      description: "Each piece by itself, for withdrawing some of them.",
      resolve: ({ pieces, withdrawable }) =>
        pieces.map((piece) => ({ piece, isWithdrawable: withdrawable.has(piece.key) })),
    }),
    product: t.field({
      type: ProductRef,
      nullable: true,
      description: "The product as the shop offers it now; null when it no longer does.",
      resolve: ({ first }, _args, context, info) => loadProduct(context, first.product.id, productNeeds(info)),
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

function shareOf(kind: "sale" | "campaign" | "voucher"): (price: WireOrderItem["price"]) => number {
  return ({ appliedReductions }) =>
    appliedReductions.reduce(
      (cents, { category, amount }) => (category === kind ? cents + amount.absoluteWithTax : cents),
      0,
    );
}

function sum(pieces: readonly WireOrderItem[], cents: (price: WireOrderItem["price"]) => number): number {
  return pieces.reduce((total, { price }) => total + cents(price), 0);
}

function idOf({ orderId, first }: OrderLine): string {
  return `${orderId}/${first.lineKey ?? first.key}`;
}
