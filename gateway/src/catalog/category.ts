import type { Category } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { entityNumber } from "#gateway/global-id.ts";
import { BreadcrumbRef, categoryBreadcrumbs } from "./breadcrumb.ts";
import { CategoryRef } from "./category-ref.ts";
import { type Image, ImageRef } from "./image.ts";

builder.node(CategoryRef, {
  description:
    "A category; it lists the products of all categories below it, except those that stand apart (`standsApart`).",
  id: { description: "Opaque global id, unique over all types.", resolve: (category) => category.id },
  loadOne: async (id, context) => {
    const categoryId = entityNumber(id);
    return categoryId === null
      ? null
      : ((await context.sources.commerce.shop.categoryTree()).byId.get(categoryId) ?? null);
  },
  fields: (t) => ({
    categoryId: t.exposeInt("id", { description: "Number of the category." }),
    name: t.exposeString("name", { description: "Name in the shop's language." }),
    path: t.exposeString("path", {
      description: "Path of its page within the shop, such as `/slapen/matrassen`.",
    }),
    url: t.string({
      description: "Address of its page in the web shop, to be shared; `Query.route` finds it again by its path.",
      resolve: (category, _args, { publicUrl, shop }) => publicUrl + shop.pathPrefix + category.path,
    }),
    description: t.string({
      nullable: true,
      description: "A sentence about it in the shop's language, null when not given.",
      resolve: (category) => property(category, "description"),
    }),
    image: t.field({
      type: ImageRef,
      nullable: true,
      description: "A photo for tiles, null when it has none.",
      resolve: imageOfCategory,
    }),
    productCount: t.int({
      description:
        "How many products it lists, with those of the categories below it that do not stand apart; may be a minute old.",
      resolve: async (category, _args, context) =>
        (await context.sources.commerce.filters.productCounts()).get(category.id) ?? 0,
    }),
    standsApart: t.boolean({
      description:
        "Whether the categories above it leave its products out of their listings, as toppers are no mattresses.",
      resolve: (category) => property(category, "standsApart") === "true",
    }),
    parent: t.field({
      type: CategoryRef,
      nullable: true,
      description: "The category above it, null for a root.",
      resolve: async (category, _args, context) =>
        (await context.sources.commerce.shop.categoryTree()).byId.get(category.parentId) ?? null,
    }),
    children: t.field({
      type: [CategoryRef],
      description: "The visible categories right below it, in the shop's order.",
      resolve: (category) => category.children ?? [],
    }),
    breadcrumbs: t.field({
      type: [BreadcrumbRef],
      description: "The path to it from the home page, itself last.",
      resolve: async (category, _args, context) =>
        categoryBreadcrumbs(category, await context.sources.commerce.shop.categoryTree()),
    }),
  }),
});

builder.queryField("category", (t) =>
  t.field({
    type: CategoryRef,
    nullable: true,
    description: "A category by the path of its page; null when unknown or hidden.",
    args: {
      path: t.arg.string({
        required: true,
        description: "Path within the shop; a slash at either end does not matter.",
      }),
    },
    resolve: async (_root, { path }, context) =>
      (await context.sources.commerce.shop.categoryTree()).byPath.get(`/${path.replace(/^\/+|\/+$/g, "")}`) ?? null,
  }),
);

function property(category: Category, name: string): string | null {
  const value = category.properties?.find((candidate) => candidate.name === name)?.value;
  return value === undefined || value === null || value === "" ? null : String(value);
}

function imageOfCategory(category: Category): Image | null {
  const file = property(category, "image");
  if (!file) return null;
  return {
    url: file.startsWith("/") || file.startsWith("http") ? file : `/images/${file}`,
    alt: property(category, "imageDescription") ?? category.name,
    width: Number(property(category, "imageWidth")) || 1600,
    height: Number(property(category, "imageHeight")) || 1200,
    averageColor: property(category, "imageAverageColour"),
    kind: "ROOM",
  };
}
