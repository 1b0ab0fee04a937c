import type { NavigationV2Items } from "@scayle/storefront-api";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "./category-ref.ts";

type NavigationItem = NavigationV2Items[number];

const NavigationItemRef = builder.objectRef<NavigationItem>("NavigationItem");

NavigationItemRef.implement({
  description: "An entry of a menu.",
  fields: (t) => ({
    id: t.id({ description: "Id of the entry, unique within its menu.", resolve: (item) => item.id }),
    name: t.exposeString("name", { description: "Its text in the shop's language." }),
    href: t.string({
      description: "Where it leads: a path with the shop's prefix, or an absolute address.",
      resolve: (item, _args, context) => hrefOf(item, context.shop),
    }),
    highlight: t.boolean({
      description: "Whether it stands out, such as the sale.",
      resolve: ({ customData }) => String(customData?.["highlight"]) === "true",
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "The category it leads to; null for other targets and hidden categories.",
      resolve: async (item, _args, context) => {
        const categoryId = categoryIdOf(item);
        return categoryId === undefined ? null : ((await context.sources.commerce.shop.categoryTree()).byId.get(categoryId) ?? null);
      },
    }),
    children: t.field({ type: [NavigationItemRef], description: "The entries below it.", resolve: (item) => item.children }),
  }),
});

builder.queryField("navigation", (t) =>
  t.field({
    type: [NavigationItemRef],
    description: "A menu of the shop; empty when it has none of that key.",
    args: { key: t.arg.string({ required: true, defaultValue: "main", description: "Key of the menu, such as `main`." }) },
    resolve: async (_root, { key }, context) =>
      /^[\w-]{1,64}$/.test(key) ? ((await context.sources.commerce.shop.navigation(key))?.items ?? []) : [],
  }),
);

function hrefOf(item: NavigationItem, shop: ShopLocale): string {
  if (item.target === "category") return shop.pathPrefix + (item.categoryTarget?.category?.path ?? "");
  const url = item.target === "page" ? item.pageTarget.page : item.linkTarget.url;
  return url.startsWith("/") && !url.startsWith("//") ? shop.pathPrefix + url : url;
}

function categoryIdOf(item: NavigationItem): number | undefined {
  return item.target === "category" ? item.categoryTarget?.categoryId : undefined;
}
