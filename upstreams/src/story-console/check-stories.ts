import { isPlaceholder, placeholdersIn } from "@warmeland/schema/blocks/facts/fill-placeholders.ts";
import { neutralSlugs } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import { readStory } from "@warmeland/schema/blocks/read-story.ts";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { contentNodes, type ContentNode, type Story } from "#upstreams/content/story.ts";

import { ConsoleError } from "../console/console-command.ts";
import { redirectFaults } from "./redirect-faults.ts";
import { problemsOf, type StoryCommand } from "./story-call.ts";
import { allStories, latestOf, type StoryServices } from "./story-services.ts";

/** Pages below an editors' section that are no stories. */
const pagesOfTheShop: ReadonlySet<string> = new Set([
  "adviseur/hardheid",
  "adviseur/kamerplanner",
  "service/herroepen",
  "service/bestelling-volgen",
]);

interface Shop {
  readonly masterKeys: ReadonlySet<string>;
  readonly categoryIds: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
  readonly uuids: ReadonlySet<string>;
  readonly record: ShopDocument | undefined;
}

/** Finds in every story what the shop would leave out. */
export const validateStories: StoryCommand = {
  usage: "",
  summary: "what the shop would leave out of any story, block by block",
  words: 0,
  run: async (services) => {
    const states = (await allStories(services)).filter(({ draft, published }) => draft ?? published);
    return report(
      states.flatMap((state) => problemsOf(latestOf(state)).map((problem) => ({ slug: state.slug, problem }))),
    );
  },
};

/** Finds what the shop's goods, pages and conditions contradict. */
export const checkStories: StoryCommand = {
  usage: "",
  summary: "stories with links that lead nowhere, goods that are gone, or promises that the shop does not make",
  words: 0,
  run: async (services) => {
    const states = (await allStories(services)).filter(({ draft, published }) => draft ?? published);
    const shop = await readShop(services, states.map(latestOf));
    const rows = states.flatMap((state) => {
      const story = latestOf(state);
      const problems = [
        ...problemsOf(story),
        ...goodsMissing(story, shop),
        ...deadLinks(story, shop),
        ...promises(story, shop),
        ...unknownPlaceholders(story),
        ...redirectFaults(story, (path) => shop.paths.has(path) || shop.slugs.has(path.slice(1) || "home")),
      ];
      return [...new Set(problems)].map((problem) => ({ slug: state.slug, problem }));
    });
    return report(rows);
  },
};

function report(rows: { slug: string; problem: string }[]) {
  if (rows.length === 0) return { done: "Every story is in order." };
  throw new ConsoleError(rows.map(({ slug, problem }) => `${slug}: ${problem}`).join("\n"));
}

async function readShop({ db }: StoryServices, stories: readonly Story[]): Promise<Shop> {
  const [products, categories, shop] = await Promise.all([
    db.selectFrom("product").select("master_key").where("is_active", "=", true).distinct().execute(),
    db.selectFrom("category").select(["category_id", "path"]).where("is_active", "=", true).execute(),
    db.selectFrom("shop").select("data").where("shop_id", "=", defaultShop.shopId).executeTakeFirst(),
  ]);
  return {
    masterKeys: new Set(products.map(({ master_key }) => master_key)),
    categoryIds: new Set(categories.map(({ category_id }) => String(category_id))),
    paths: new Set(categories.map(({ path }) => path)),
    slugs: new Set([...neutralSlugs, ...stories.map(({ full_slug }) => full_slug)]),
    uuids: new Set(stories.map(({ uuid }) => uuid)),
    record: shop?.data as ShopDocument | undefined,
  };
}

function goodsMissing({ content }: Story, { masterKeys, paths }: Shop): string[] {
  const products = [...readStory(content).masterKeys].filter((key) => !masterKeys.has(key));
  const categories = [...contentNodes(content)].flatMap(({ category }) =>
    typeof category === "string" && category.startsWith("/") && !paths.has(category) ? [category] : [],
  );
  return [
    ...products.map((key) => `the shop has no ${key}`),
    ...categories.map((path) => `there is no category ${path}`),
  ];
}

function deadLinks({ content }: Story, shop: Shop): string[] {
  return [...contentNodes(content)].flatMap((node) => {
    const target = linkTarget(node);
    return target === undefined || leads(target, node, shop) ? [] : [`a link leads nowhere: ${target}`];
  });
}

function linkTarget(node: ContentNode): string | undefined {
  if (node["linktype"] !== "story" && node["linktype"] !== "url") return undefined;
  const target = [node["cached_url"], node["url"], node["href"]].find(
    (text) => typeof text === "string" && text !== "",
  );
  return target as string | undefined;
}

function leads(target: string, node: ContentNode, shop: Shop): boolean {
  const [, masterKey] = /^\/?shared\/pdps\/([\w-]+)/.exec(target) ?? [];
  if (masterKey) return shop.masterKeys.has(masterKey);
  const [, categoryId] = /^\/?shared\/plps\/(\d+)/.exec(target) ?? [];
  if (categoryId) return shop.categoryIds.has(categoryId);
  const slug = target.replace(/[?#].*/, "").replace(/^\/+|\/+$/g, "");
  if (node["linktype"] === "story") return shop.slugs.has(slug || "home") || shop.paths.has(`/${slug}`);
  const isPage = /^\/(?:ontdekken|adviseur|locaties|service|over-ons)(?:\/|$)/.test(target);
  return !isPage || shop.slugs.has(slug) || pagesOfTheShop.has(slug);
}

/** What would read as nothing. */
function unknownPlaceholders({ content }: Story): string[] {
  const unknown = [...placeholdersIn(content)].filter((name) => !isPlaceholder(name));
  return unknown.map((name) => `there is no placeholder {{${name}}}`);
}

/** Sentences about giving back and delivery that the shop's record does not say; the law's own 14 days are no promise. */
function promises({ content }: Story, { record }: Shop): string[] {
  if (!record) return [];
  const texts = [...contentNodes(content)]
    .flatMap((node) => Object.values(node))
    .filter((text) => typeof text === "string");
  const { returnDays, shippingCents } = record;
  const isOtherTerm = (text: string): boolean => {
    const days = /(\d+) dagen (?:proberen|gratis retour)/i.exec(text)?.[1];
    return days !== undefined && Number(days) !== returnDays;
  };
  const isFree = (text: string): boolean =>
    shippingCents.parcel > 0 && /gratis (?:bezorgd|bezorging|verzending|verzonden)/i.test(text) && !/vanaf/i.test(text);
  return [
    ...texts
      .filter(isOtherTerm)
      .map((text) => `'${text.slice(0, 80)}', but goods may come back for ${returnDays} days`),
    ...texts.filter(isFree).map((text) => `'${text.slice(0, 80)}', but a parcel has its price`),
  ];
}
