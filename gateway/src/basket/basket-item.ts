import type { BasketItem } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { ProductRef, VariantRef } from "#gateway/catalog/product/product-ref.ts";
import type { CommerceBasketItem } from "#gateway/sources/commerce/basket-calls.ts";
import { loadBasket } from "./basket-loader.ts";
import { BasketItemPriceRef } from "./basket-price.ts";

const BasketItemStatusRef = builder.enumType("BasketItemStatus", {
  description: "Whether a line of the basket can be ordered.",
  values: {
    AVAILABLE: { description: "Can be ordered." },
    UNAVAILABLE: { description: "Sold out since it was put in." },
    DELETED: { description: "No longer offered by the shop." },
  } as const,
});

const ItemGroupRef = builder.objectRef<NonNullable<BasketItem["itemGroup"]>>("ItemGroup").implement({
  description: "A line's part in a set of lines that belong together.",
  fields: (t) => ({
    key: t.exposeString("id", { description: "Name of the set, which all its lines share." }),
    isMainItem: t.exposeBoolean("isMainItem", {
      description: "Whether this is the main line of the set, the only one that counts in `Basket.count`.",
    }),
    isRequired: t.exposeBoolean("isRequired", { description: "Whether the set cannot be ordered without this line." }),
  }),
});

export const BasketItemRef = builder.objectRef<BasketItem>("BasketItem");

builder.node(BasketItemRef, {
  description: "A line of the basket: one variant and how many of it.",
  id: { description: "Global id. Only the basket's owner can fetch it.", resolve: (item) => item.key },
  loadOne: async (key, context) => (await loadBasket(context)).items.find((item) => item.key === key) ?? null,
  fields: (t) => ({
    key: t.exposeString("key", { description: "Key of the line, which basket mutations take." }),
    quantity: t.exposeInt("quantity", { description: "How many pieces, 1 to 999." }),
    availableQuantity: t.int({
      description: "The most pieces this line can hold now, 0 when sold out.",
      resolve: (item) => item.availableQuantity ?? 0,
    }),
    product: t.field({ type: ProductRef, description: "What it is.", resolve: (item) => item.product }),
    variant: t.field({
      type: VariantRef,
      description: "In which size and hardness.",
      resolve: ({ variant, product }) => ({ variant, product }),
    }),
    price: t.expose("price", {
      type: BasketItemPriceRef,
      description: "What the line costs at the shop's current prices.",
    }),
    packageId: t.int({
      nullable: true,
      description: "Number of the package it travels in, null while it is sold out.",
      resolve: (item) => item.packageId || null,
    }),
    itemGroup: t.field({
      type: ItemGroupRef,
      nullable: true,
      description: "Its part in a set, null for a line of its own.",
      resolve: (item) => item.itemGroup ?? null,
    }),
    customData: t.field({
      type: "JSON",
      nullable: true,
      description: "Values the client stored with the line; null when none. They never affect a price.",
      resolve: (item) => dataOf(item.customData),
    }),
    displayData: t.field({
      type: "JSON",
      nullable: true,
      description:
        "Texts to show with the line, by key `meta`, `name`, `identifier`, `attribute-1` to `attribute-3`; null when none.",
      resolve: (item) => dataOf(item.displayData),
    }),
    place: t.string({
      nullable: true,
      description:
        "Position of the line, which `AddToBasketInput.place` takes to restore a removed line there. Null when the upstream does not say.",
      resolve: ({ place }: CommerceBasketItem) => (place === undefined ? null : String(place)),
    }),
    status: t.field({ type: BasketItemStatusRef, description: "Whether the line can be ordered.", resolve: statusOf }),
  }),
});

function dataOf(data: object | undefined): object | null {
  return data && Object.keys(data).length > 0 ? data : null;
}

function statusOf(item: BasketItem): "AVAILABLE" | "UNAVAILABLE" | "DELETED" {
  if (item.status === "available") return "AVAILABLE";
  return item.status === "deleted" ? "DELETED" : "UNAVAILABLE";
}
