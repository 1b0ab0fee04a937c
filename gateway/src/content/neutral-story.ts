import { type Assortment, newestLooked, newestRow } from "@warmeland/schema/blocks/neutral/assortment.ts";
import { isNeutralSlug, neutralStories } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { fillPlaceholders, placeholdersIn } from "@warmeland/schema/blocks/facts/fill-placeholders.ts";
import type { ShopFacts } from "@warmeland/schema/blocks/facts/shop-facts.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { WireStory } from "#gateway/sources/content/wire-story.ts";

/** The story that stands in where the content system has none; null for a slug that not every shop has. */
export async function neutralStory(slug: string, context: GatewayContext): Promise<WireStory | null> {
  if (!isNeutralSlug(slug)) return null;
  const [facts, assortment] = await Promise.all([factsOf(context), assortmentOf(slug, context)]);
  const story = neutralStories(facts, assortment).find((each) => each.slug === slug);
  if (!story) return null;
  const { uuid, name, content } = story;
  return { uuid, name, full_slug: slug, content: content as WireStory["content"] };
}

/** What the shop shows under a slug: the content system's story, else the one that every shop has, with the record's facts in it. */
export async function shownStory(
  slug: string,
  own: WireStory | null,
  context: GatewayContext,
): Promise<WireStory | null> {
  const story = own ?? (await neutralStory(slug, context));
  return story && withFacts(story, context);
}

/**
 * The story with what the shop's record says in the place of its placeholders. While the record cannot be read, the
 * blocks that promise something by it are left out: the rest of a story needs no commerce.
 */
export async function withFacts(story: WireStory, context: GatewayContext): Promise<WireStory> {
  if (placeholdersIn(story.content).size === 0) return story;
  const facts = await factsOf(context).catch(() => undefined);
  return { ...story, content: facts ? fillPlaceholders(story.content, facts) : withoutPromises(story.content) };
}

function withoutPromises(content: WireStory["content"]): WireStory["content"] {
  const kept = Object.entries(content).flatMap(([field, value]) => {
    if (Array.isArray(value)) return [[field, value.filter((each) => placeholdersIn(each).size === 0)]];
    return placeholdersIn(value).size === 0 ? [[field, value]] : [];
  });
  return Object.fromEntries(kept) as WireStory["content"];
}

async function factsOf(context: GatewayContext): Promise<ShopFacts> {
  const { name, contact, returnDays, shippingCents } = await context.sources.commerce.shop.record();
  const { currency, language } = context.shop;
  return { name, contact, returnDays, shippingCents, currency, language };
}

async function assortmentOf(slug: string, context: GatewayContext): Promise<Assortment> {
  const showsCategories = slug === "home" || slug === "instellingen/winkel";
  const [tree, newest] = await Promise.all([
    showsCategories ? context.sources.commerce.shop.categoryTree() : undefined,
    slug === "home" ? newestProducts(context) : [],
  ]);
  const categories = (tree?.roots ?? []).flatMap(({ name, path, isHidden }) => (isHidden ? [] : { name, path }));
  return { categories, newest };
}

async function newestProducts(context: GatewayContext): Promise<readonly string[]> {
  const { entities, pagination } = await context.sources.commerce.products.page(
    { sort: "new", sortDir: "desc", page: 1, perPage: newestLooked },
    { parts: new Set(), siblings: undefined, variants: undefined },
  );
  const masterKeys = entities.flatMap(({ masterKey }) => masterKey ?? []);
  return newestRow(masterKeys, pagination.total);
}
