import type { Product } from "@scayle/storefront-api";
import { productSlug } from "@warmeland/schema/rules/slugify.ts";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "#gateway/builder.ts";
import { backwardArguments, pageOf, pageSpan } from "#gateway/connection.ts";
import { entityNumber, numberInGlobalId } from "#gateway/global-id.ts";
import { selectedPaths } from "#gateway/selection.ts";
import { ownProduct } from "#gateway/sources/commerce/product-with.ts";
import { AttributeRef } from "#gateway/catalog/attribute.ts";
import { BadgeRef, badgesOf } from "#gateway/catalog/badge.ts";
import { BrandRef, brandOf } from "#gateway/catalog/brand.ts";
import { BreadcrumbRef, productBreadcrumbs } from "#gateway/catalog/breadcrumb.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { DeliveryTimeRef, longestOf } from "./delivery-time.ts";
import { loadDeliveryTime } from "./variant-loader.ts";
import { type Image, imageOf, ImageRef } from "#gateway/catalog/image.ts";
import { loadProduct, loadSiblings, withPart, withPartDo } from "./product-loader.ts";
import { imagePart, needsOf, productNeeds } from "./product-needs.ts";
import { layersOf, ProductLayerRef } from "./product-layers.ts";
import { passportOf, ProductPassportRef } from "./product-passport.ts";
import { productPriceOf, ProductPriceRef } from "./product-price.ts";
import { ProductRef, VariantRef } from "./product-ref.ts";
import { usualSizeOf } from "./usual-size.ts";
import { ratingOf, RatingRef } from "#gateway/catalog/rating.ts";
import { isSellable } from "#gateway/catalog/stock.ts";
import { VariantConnectionRef } from "./variant.ts";
import { advancedText, isTrue, labelOf, presentAttributes } from "#gateway/catalog/wire-attributes.ts";

builder.node(ProductRef, {
  description: "One colour of a master article; its sizes and hardnesses are its variants.",
  id: { description: "Opaque global id, unique over all types.", resolve: (product) => product.id },
  loadOne: async (id, context) => {
    const productId = entityNumber(id);
    const product = productId === null ? null : await loadProduct(context, productId, needsOf("images"));
    // what is found by id is marked with its type
    return product && ownProduct(product);
  },
  fields: (t) => ({
    productId: t.exposeInt("id", { description: "Number of the product." }),
    masterKey: t.exposeString("masterKey", {
      description: "Number of the master article, `NN-NNNN`, that all its colours share; `id` tells one colour.",
    }),
    slug: t.string({
      description:
        "Last part of the product page's path: title, dash, master key. All colours of a master article may share it: `id` tells them apart.",
      resolve: slugOf,
    }),
    url: t.string({
      description: "Address of its page in the web shop, to be shared; `Query.route` finds it again by its path.",
      resolve: (product, _args, { publicUrl, shop }) => `${publicUrl}${shop.pathPrefix}/p/${slugOf(product)}`,
    }),
    name: t.string({ description: "Name in the shop's language.", resolve: nameOf }),
    subtitle: t.string({
      nullable: true,
      description: "What it is in a few words, null when not given.",
      resolve: (product, _args, context) =>
        withPartDo(product, "subtitle", context, ({ attributes }) => labelOf(attributes, "subtitle") ?? null),
    }),
    description: t.string({
      nullable: true,
      description:
        "Description in the shop's language as plain text, paragraphs parted by empty lines; null when not given.",
      resolve: (product, _args, context) =>
        withPartDo(
          product,
          "advancedAttributes",
          context,
          (complete) => advancedText(complete.advancedAttributes, "description") ?? null,
        ),
    }),
    brand: t.field({ type: BrandRef, description: "Its brand; the shop's own when none is given.", resolve: brandOf }),
    isActive: t.exposeBoolean("isActive", { description: "Whether the shop offers it." }),
    soldOut: t.exposeBoolean("isSoldOut", { description: "Whether none of its variants can be bought." }),
    isNew: t.exposeBoolean("isNew", { description: "Whether it came into the shop recently." }),
    firstLiveAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the shop first offered it, null when unknown.",
      resolve: (product) => product.firstLiveAt ?? null,
    }),
    updatedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the catalogue last changed something about it, null when unknown.",
      resolve: (product) => product.updatedAt || null,
    }),
    price: t.field({
      type: ProductPriceRef,
      description: "The price of its cheapest variant.",
      resolve: (product, _args, context) => withPartDo(product, "price", context, productPriceOf),
    }),
    images: t.field({
      type: [ImageRef],
      description: "Its photos, the one for cards first.",
      args: { first: t.arg.int({ description: "At most this many; all when null." }) },
      resolve: (product, args, context, info) =>
        withPartDo(product, showsLooks(info) ? "imageLooks" : imagePart(args.first ?? Infinity), context, (complete) =>
          firstOf(photosOf(complete), args.first),
        ),
    }),
    swatch: t.field({
      type: ImageRef,
      nullable: true,
      description: "A piece of nothing but its fabric or wood, to choose its colour by; null where there is none.",
      resolve: (product, _args, context) =>
        withPartDo(product, "images", context, (complete) => imagesOf(complete).find(isSwatch) ?? null),
    }),
    badges: t.field({
      type: [BadgeRef],
      description: "Its badges in the order they are shown.",
      args: { first: t.arg.int({ description: "At most this many; all when null." }) },
      resolve: (product, args, context) =>
        withPartDo(product, "price", context, (priced) =>
          withPartDo(priced, "claims", context, (complete) => firstOf(badgesOf(complete), args.first)),
        ),
    }),
    categories: t.field({
      type: [CategoryRef],
      description: "The visible categories it stands in, deepest level only.",
      resolve: async (product, _args, context) => {
        const [complete, tree] = await Promise.all([
          withPart(product, "categories", context),
          context.sources.commerce.shop.categoryTree(),
        ]);
        const leaves = new Set((complete.categories ?? []).flatMap((rootline) => rootline.at(-1)?.categoryId ?? []));
        return [...leaves].flatMap((id) => tree.byId.get(id) ?? []);
      },
    }),
    breadcrumbs: t.field({
      type: [BreadcrumbRef],
      description: "The path to it from the home page, without itself.",
      resolve: (product, _args, context) =>
        withPartDo(product, "categories", context, (complete) => productBreadcrumbs(complete)),
    }),
    siblings: t.field({
      type: [ProductRef],
      description: "The other colours of the same master article, without itself.",
      resolve: (product, _args, context, info) => loadSiblings(context, product, productNeeds(info).parts),
    }),
    attributes: t.field({
      type: [AttributeRef],
      description: "Its attributes in the shop's language.",
      resolve: (product, _args, context) =>
        withPartDo(product, "attributes", context, (complete) => presentAttributes(complete.attributes)),
    }),
    color: t.field({
      type: AttributeRef,
      nullable: true,
      description: "Its colour, whose value is a hex colour; null for articles without one.",
      resolve: (product, _args, context) =>
        withPartDo(product, "color", context, ({ attributes }) => attributes?.["color"] ?? null),
    }),
    variants: t.field({
      type: VariantConnectionRef,
      nullable: true,
      description: "Its variants in the catalogue's order; null when `first` or `after` is none of this list's.",
      args: {
        first: t.arg.int({ required: true, defaultValue: 100, description: "How many, 1 to 100." }),
        after: t.arg.string({ description: "Cursor to continue after; from the start when null." }),
        ...backwardArguments,
      },
      resolve: (product, args, context) =>
        withPartDo(product, "variants", context, (complete) => {
          const { offset, size } = pageSpan(args);
          const variants = complete.variants ?? [];
          const page = variants.slice(offset, offset + size).map((variant) => ({ variant, product: complete }));
          return pageOf(page, offset, variants.length);
        }),
    }),
    variant: t.field({
      type: VariantRef,
      nullable: true,
      description: "The variant with a global id; null when it belongs to another product.",
      args: { id: t.arg.id({ required: true, description: "Global id of the variant." }) },
      resolve: (product, args, context) =>
        withPartDo(product, "variants", context, (complete) => {
          const variantId = numberInGlobalId(args.id, "Variant");
          const variant = complete.variants?.find((candidate) => candidate.id === variantId);
          return variant ? { variant, product: complete } : null;
        }),
    }),
    rating: t.field({
      type: RatingRef,
      description: "Rating of its master article; a count of 0 means no reviews.",
      resolve: (product, _args, context) => withPartDo(product, "rating", context, ratingOf),
    }),
    delivery: t.field({
      type: DeliveryTimeRef,
      nullable: true,
      description:
        "Longest delivery time of the variants that can be bought, else of all variants; null when the catalogue does not say.",
      resolve: (product, _args, context) =>
        withPartDo(product, "variants", context, async (complete) => {
          const variants = complete.variants ?? [];
          const sellable = variants.filter(({ stock }) => isSellable(stock));
          const ofInterest = sellable.length > 0 ? sellable : variants;
          return longestOf(
            await Promise.all(
              ofInterest.map(async (variant) => loadDeliveryTime({ variant, product: complete }, context)),
            ),
            context,
          );
        }),
    }),
    sampleAvailable: t.boolean({
      description: "Whether a free sample of its fabric can be ordered with `orderSamples`.",
      resolve: (product, _args, context) =>
        withPartDo(product, "attributes", context, ({ attributes }) => isTrue(attributes, "fabricSample")),
    }),
    usualSize: t.string({
      nullable: true,
      description:
        "The size that is bought most of those that can be bought, as `AttributeValue.value` of the option `size`, such as `90x200`, and not its key; null when there is one size only, or nothing of it was sold.",
      resolve: (product, _args, context) =>
        withPartDo(product, "advancedAttributes", context, (described) =>
          withPartDo(described, "variants", context, usualSizeOf),
        ),
    }),
    layers: t.field({
      type: [ProductLayerRef],
      description: "The layers of a mattress, from top to bottom; empty for everything else.",
      resolve: (product, _args, context) => withPartDo(product, "advancedAttributes", context, layersOf),
    }),
    passport: t.field({
      type: ProductPassportRef,
      nullable: true,
      description: "Its manufacturer and materials; null when the catalogue names no manufacturer.",
      resolve: (product, _args, context) => withPartDo(product, "advancedAttributes", context, passportOf),
    }),
  }),
});

function imagesOf(product: Product): Image[] {
  return product.images.map((image) => imageOf(image, nameOf(product)));
}

const isSwatch = ({ kind }: Image) => kind === "SWATCH";

function photosOf(product: Product): Image[] {
  return imagesOf(product).filter((image) => !isSwatch(image));
}

function firstOf<Item>(items: readonly Item[], first: number | null | undefined): Item[] {
  return items.slice(0, first == null ? undefined : Math.max(first, 0));
}

function showsLooks(info: GraphQLResolveInfo): boolean {
  return selectedPaths(info).has("averageColor");
}

const slugs = new WeakMap<Product, string>();

/** Last part of a product page's path. Cached with the product, which responses of the same process share. */
export function slugOf(product: Product): string {
  let slug = slugs.get(product);
  if (slug === undefined) {
    slug = productSlug(titleOf(product), product.masterKey);
    slugs.set(product, slug);
  }
  return slug;
}

function titleOf(product: Product): string {
  return labelOf(product.attributes, "masterTitle") ?? nameOf(product);
}

function nameOf(product: Product): string {
  return labelOf(product.attributes, "productName") ?? labelOf(product.attributes, "masterTitle") ?? product.masterKey;
}
