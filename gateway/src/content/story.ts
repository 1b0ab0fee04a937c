import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { loadMaster } from "#gateway/catalog/product/product-loader.ts";
import { needsOf, productNeeds } from "#gateway/catalog/product/product-needs.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { slugOf } from "#gateway/catalog/product/product.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { recommendBeside, RecommendationRef } from "#gateway/recommendations/recommendation.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";
import { reportUnknownParts } from "./report-unknown-parts.ts";
import { resolveLinks, type RouteLookup } from "./resolve-links.ts";
import { loadStory } from "./story-loader.ts";
import { referencesOf } from "./story-references.ts";
import { StorySliderRef } from "./story-slider.ts";

export const StoryRef = builder.objectRef<WireStory>("Story");

builder.node(StoryRef, {
  description: "A page, or a part of one, that editors wrote.",
  id: { description: "Opaque global id, unique over all types.", resolve: (story) => story.full_slug },
  loadOne: (slug, context) => loadStory(context, slug),
  fields: (t) => ({
    uuid: t.exposeString("uuid", { description: "Id at the content system; the same in every language." }),
    slug: t.exposeString("full_slug", {
      description: "Path of its page below the shop's root; `home` is the root itself.",
    }),
    name: t.exposeString("name", { description: "Name editors gave it." }),
    title: t.string({
      description: "Title of the document, without the shop's name.",
      resolve: (story) => textOf(story, "title") ?? story.name,
    }),
    description: t.string({
      nullable: true,
      description: "Description for search engines; null when none was written.",
      resolve: (story) => textOf(story, "description"),
    }),
    publishedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was published last; null when unknown.",
      resolve: (story) => story.published_at ?? null,
    }),
    content: t.field({
      type: "JSON",
      description:
        "Its blocks as the content system stores them (upstreams/stories/README.md), with links resolved: `url` of a multilink and `href` in rich text are a path of the shop, a hash, or an http, https, mailto or tel address; empty for anything else.",
      resolve: (story, _args, context) => {
        reportUnknownParts(story, context.log);
        return resolveLinks(story.content, context.shop.pathPrefix, routesOf(story, context));
      },
    }),
    products: t.field({
      type: [ProductRef],
      description: "Every product its blocks name, in reading order; those the shop does not offer are left out.",
      resolve: async (story, _args, context, info) => {
        const needs = productNeeds(info);
        const products = await Promise.all(
          referencesOf(story.content).masterKeys.map((masterKey) => loadMaster(context, masterKey, needs)),
        );
        return products.filter((product) => product !== null);
      },
    }),
    categories: t.field({
      type: [CategoryRef],
      description: "Every category its blocks name, in reading order; those the shop does not have are left out.",
      resolve: async (story, _args, context) => {
        const { categoryPaths } = referencesOf(story.content);
        if (categoryPaths.length === 0) return [];
        const tree = await context.sources.commerce.shop.categoryTree();
        return categoryPaths.flatMap((path) => tree.byPath.get(path) ?? []);
      },
    }),
    recommendations: t.field({
      type: [RecommendationRef],
      nullable: true,
      description:
        "Products of its first slider; null without a slider, and when the recommender takes longer than 100 ms.",
      deprecationReason: "A story may have several sliders: `sliders` has each with its own.",
      resolve: (story, _args, context, info) => {
        const [slider] = referencesOf(story.content).sliders;
        return slider ? recommendBeside(context, slider.request, info) : null;
      },
    }),
    sliders: t.field({
      type: [StorySliderRef],
      description: "Its blocks that show recommended products, in reading order, at most 8.",
      resolve: (story) => [...referencesOf(story.content).sliders],
    }),
  }),
});

builder.queryField("story", (t) =>
  t.field({
    type: StoryRef,
    nullable: true,
    description:
      "A story by its slug, in the shop's language; null when there is none, or, with an error, while the content system is unavailable.",
    args: {
      slug: t.arg.string({
        required: true,
        description: "Slug such as `home` or `over-ons/ons-verhaal`, without slashes around it.",
      }),
    },
    resolve: (_root, { slug }, context) => context.sources.content.story(slug),
  }),
);

function routesOf(story: WireStory, context: GatewayContext): RouteLookup {
  const { pathPrefix } = context.shop;
  return {
    product: async (masterKey) => {
      const product = await loadMaster(context, masterKey, needsOf("images"));
      return product && `${pathPrefix}/p/${slugOf(product)}`;
    },
    category: async (categoryId) => {
      const category = (await context.sources.commerce.shop.categoryTree()).byId.get(categoryId);
      return category ? `${pathPrefix}${category.path}` : null;
    },
    onUnresolved: (original, error) =>
      context.log.error({ story: story.full_slug, link: original, err: error }, "a link of a story leads nowhere"),
  };
}

function textOf(story: WireStory, field: string): string | null {
  const text = story.content[field];
  return typeof text === "string" && text !== "" ? text : null;
}
