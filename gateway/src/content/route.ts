import type { Category, Product } from "@scayle/storefront-api";
import { isStoryPath } from "@warmeland/schema/rules/paths/content-sections.ts";
import { masterKeyOfSlug } from "@warmeland/schema/rules/slugify.ts";
import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { loadMaster } from "#gateway/catalog/product/product-loader.ts";
import { needsOf } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { redirectOf, RedirectRef } from "./redirect.ts";
import { loadStory } from "./story-loader.ts";
import { StoryRef } from "./story.ts";

interface Route {
  readonly category?: Category | null;
  readonly product?: Product | null;
  readonly story?: WireStory | null;
  readonly redirect?: Awaited<ReturnType<typeof redirectOf>>;
}

const RouteRef = builder.objectRef<Route>("Route").implement({
  description: "What stands at an address of the shop; one of its fields is there, the others are null.",
  fields: (t) => ({
    category: t.expose("category", { type: CategoryRef, nullable: true, description: "A category's listing." }),
    product: t.expose("product", {
      type: ProductRef,
      nullable: true,
      description: "A product's page: in the colour that the address's query names, else as `Query.product` has it.",
    }),
    story: t.expose("story", {
      type: StoryRef,
      nullable: true,
      description: "A page that editors wrote, the home page among them.",
    }),
    redirect: t.expose("redirect", {
      type: RedirectRef,
      nullable: true,
      description: "Nothing stands there any more: where it moved to.",
    }),
  }),
});

builder.queryField("route", (t) =>
  t.field({
    type: RouteRef,
    nullable: true,
    description:
      "What stands at an address of the web shop, for clients that open its links; null for an unknown one, and for pages such as the basket, which every client has of its own.",
    args: {
      path: t.arg.string({
        required: true,
        description:
          "Path within the shop, without `Shop.pathPrefix`, such as `/matrassen` or `/p/matras-duinrust-20-1001?variant=5`.",
      }),
    },
    resolve: (_root, { path }, context) => routeOf(path, context),
  }),
);

async function routeOf(path: string, context: GatewayContext): Promise<Route | null> {
  if (path.length > 2000 || !path.startsWith("/")) return null;
  const { pathname, searchParams } = new URL(`http://shop.invalid${path}`);
  const page = await pageAt(pathname.replace(/(?!^)\/+$/, ""), searchParams, context);
  if (page) return page;
  const redirect = await redirectOf(pathname, context);
  return redirect && { redirect };
}

async function pageAt(pathname: string, query: URLSearchParams, context: GatewayContext): Promise<Route | null> {
  const slug = /^\/p\/([^/]+)$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const masterKey = masterKeyOfSlug(slug);
    const colour = { variantId: numberIn(query, "variant"), productId: numberIn(query, "product") };
    const product = masterKey === undefined ? null : await loadMaster(context, masterKey, needsOf("images"), colour);
    return product && { product };
  }
  const place = pathname === "/" ? "home" : pathname.slice(1);
  if (place === "home" || isStoryPath(place)) {
    const story = await loadStory(context, place);
    return story && { story };
  }
  const category = (await context.sources.commerce.shop.categoryTree()).byPath.get(pathname);
  return category ? { category } : null;
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
