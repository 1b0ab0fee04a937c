import type { NavigationV2Items } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { CategoryRef } from "./category-ref.ts";

type NavigationItem = NavigationV2Items[number];

/** An entry with the key of its menu, inside which its number is unique. */
interface MenuEntry {
  readonly menu: string;
  readonly item: NavigationItem;
}

const NavigationItemRef = builder.objectRef<MenuEntry>("NavigationItem");

builder.node(NavigationItemRef, {
  description: "An entry of a menu.",
  id: { description: "Opaque global id, unique over all types and menus.", resolve: idOf },
  loadOne: async (id, context) => {
    const menu = id.slice(0, id.indexOf("/"));
    return withThoseBelow(await menuOf(context, menu)).find((entry) => idOf(entry) === id) ?? null;
  },
  fields: (t) => ({
    name: t.string({ description: "Its text in the shop's language.", resolve: ({ item }) => item.name }),
    href: t.string({
      description: "Where it leads: a path within the shop, or an absolute address.",
      resolve: ({ item }) => hrefOf(item),
    }),
    highlight: t.boolean({
      description: "Whether it stands out, such as the sale.",
      resolve: ({ item }) => String(item.customData?.["highlight"]) === "true",
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      description: "The category it leads to; null for other targets and hidden categories.",
      resolve: async ({ item }, _args, context) => {
        const categoryId = categoryIdOf(item);
        return categoryId === undefined
          ? null
          : ((await context.sources.commerce.shop.categoryTree()).byId.get(categoryId) ?? null);
      },
    }),
    children: t.field({ type: [NavigationItemRef], description: "The entries below it.", resolve: entriesBelow }),
  }),
});

builder.queryField("navigation", (t) =>
  t.field({
    type: [NavigationItemRef],
    description: "A menu of the shop; empty when it has none of that key.",
    args: {
      key: t.arg.string({ required: true, defaultValue: "main", description: "Key of the menu, such as `main`." }),
    },
    resolve: (_root, { key }, context) => menuOf(context, key),
  }),
);

async function menuOf(context: GatewayContext, menu: string): Promise<MenuEntry[]> {
  if (!/^[\w-]{1,64}$/.test(menu)) return [];
  const items = (await context.sources.commerce.shop.navigation(menu))?.items ?? [];
  return items.map((item) => ({ menu, item }));
}

function idOf({ menu, item }: MenuEntry): string {
  return `${menu}/${item.id}`;
}

function entriesBelow({ menu, item }: MenuEntry): MenuEntry[] {
  return item.children.map((child) => ({ menu, item: child }));
}

function withThoseBelow(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...withThoseBelow(entriesBelow(entry))]);
}

function hrefOf(item: NavigationItem): string {
  if (item.target === "category") return item.categoryTarget?.category?.path ?? "";
  return item.target === "page" ? item.pageTarget.page : item.linkTarget.url;
}

function categoryIdOf(item: NavigationItem): number | undefined {
  return item.target === "category" ? item.categoryTarget?.categoryId : undefined;
}
