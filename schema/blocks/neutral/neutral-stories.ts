import type { ShopFacts } from "../facts/shop-facts.ts";
import type { Assortment } from "./assortment.ts";
import { neutralHome } from "./neutral-home.ts";
import { neutralSettings } from "./neutral-settings.ts";
import { orderPages } from "./order-pages.ts";
import { shopPages } from "./shop-pages.ts";

/** A story that a shop has without having written one. */
export interface NeutralStory {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  /** In Storyblok's form, with placeholders for what the record says. */
  readonly content: Readonly<Record<string, unknown>>;
}

interface Definition extends Omit<NeutralStory, "content"> {
  readonly content: (shop: ShopFacts, assortment: Assortment) => NeutralStory["content"];
}

const definitions: readonly Definition[] = [
  { uuid: "e563d833-fd79-4729-9db4-b1a140010edd", slug: "home", name: "Startpagina", content: neutralHome },
  {
    uuid: "9f4076a2-be1c-4c49-b61e-82c6077d984e",
    slug: "instellingen/winkel",
    name: "Winkelinstellingen",
    content: neutralSettings,
  },
  ...orderPages,
  ...shopPages,
];

/** The slugs of the pages and settings that every shop has. */
export const neutralSlugs: readonly string[] = definitions.map(({ slug }) => slug);

/** Whether a story stands in where a shop has none of its own under this slug. */
export function isNeutralSlug(slug: string): boolean {
  return neutralSlugs.includes(slug);
}

/**
 * The pages of a shop without stories of its own: a home made of its categories and newest products, the settings of header and footer, and
 * service pages that say what its record says (docs/rules.md#a-shop-of-ones-own). `npm run stories -- init` writes them as drafts.
 */
export function neutralStories(shop: ShopFacts, assortment: Assortment): NeutralStory[] {
  return definitions.map(({ uuid, slug, name, content }) => ({ uuid, slug, name, content: content(shop, assortment) }));
}
