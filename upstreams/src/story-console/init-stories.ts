import { type Assortment, newestLooked, newestRow } from "@warmeland/schema/blocks/neutral/assortment.ts";
import { neutralStories } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";

import type { CategoryDocument, ShopDocument } from "#upstreams/catalogue/documents.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import { saveDraft } from "#upstreams/content/editing/story-edits.ts";
import type { Story } from "#upstreams/content/story.ts";
import type { Database } from "#upstreams/database/connection.ts";

import { ConsoleError } from "../console/console-command.ts";
import { newStory, nextStoryId } from "./new-story.ts";
import type { StoryCommand } from "./story-call.ts";
import { allStories } from "./story-services.ts";

const language = "nl";

/** Gives an editor the pages that every shop has, to go on with. */
export const initStories: StoryCommand = {
  usage: "",
  summary: "writes the pages that every shop has as drafts: home, settings and service, where there is none yet",
  words: 0,
  run: async (services) => {
    const { db, now } = services;
    const shop = await db
      .selectFrom("shop")
      .select("data")
      .where("shop_id", "=", defaultShop.shopId)
      .executeTakeFirst();
    if (!shop) throw new ConsoleError("The shop has no catalogue yet: npm run catalogue:import is first");
    const record = shop.data as ShopDocument;
    const facts = { ...record, currency: defaultShop.currency, language: defaultShop.language };
    const states = await allStories(services);
    const present = new Set(
      states.filter((state) => state.language === language && (state.draft ?? state.published)).map(({ slug }) => slug),
    );
    const missing = neutralStories(facts, await readAssortment(db)).filter(({ slug }) => !present.has(slug));
    const firstId = nextStoryId(states);
    for (const [index, { slug, uuid, name, content }] of missing.entries()) {
      const story = newStory(slug, { id: firstId + index, uuid, name, content: content as Story["content"] }, now());
      await saveDraft(db, { language, slug }, story, now());
    }
    if (missing.length === 0) return { done: "Every page is there." };
    return { rows: missing.map(({ slug, name }) => ({ slug, name, result: "saved as a draft" })) };
  },
};

async function readAssortment(db: Database): Promise<Assortment> {
  const [roots, newest, { count }] = await Promise.all([
    db
      .selectFrom("category")
      .select(["path", "data"])
      .where("parent_id", "is", null)
      .where("is_active", "=", true)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("product")
      .select("master_key")
      .where("is_active", "=", true)
      .orderBy("first_live_at", "desc")
      .orderBy("product_id", "desc")
      .limit(newestLooked)
      .execute(),
    db
      .selectFrom("product")
      .select((select) => select.fn.countAll().as("count"))
      .where("is_active", "=", true)
      .executeTakeFirstOrThrow(),
  ]);
  const categories = roots.flatMap(({ path, data }) => {
    const { name, hidden } = data as CategoryDocument;
    return hidden ? [] : [{ name: textIn(name, defaultShop), path }];
  });
  return {
    categories,
    newest: newestRow(
      newest.map(({ master_key }) => master_key),
      Number(count),
    ),
  };
}
