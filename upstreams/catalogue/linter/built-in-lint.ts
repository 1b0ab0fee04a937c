import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { neutralStories } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import sharp from "sharp";

import { parseStory, type Story } from "#upstreams/content/story.ts";

import { allPhotos } from "../builder/photos.ts";
import { shopLines } from "../source/shops.ts";
import type { LintedCatalogue } from "./linted-catalogue.ts";
import type { DutchText } from "./spelling/dutch-texts.ts";
import { storyTexts } from "./spelling/story-texts.ts";

/** The last day of the built-in catalogue's sales figures. */
export const builtInDay = "2026-11-20";

const storiesFolder = fileURLToPath(new URL("../../stories/", import.meta.url));

/** The facts of the built-in catalogue's pictures, and what the stories beside it show and say. */
export async function builtInPictures(): Promise<
  Pick<LintedCatalogue, "pictures" | "inStories" | "storyTexts" | "described" | "widths">
> {
  const images = new URL("../images/", import.meta.url);
  const files = readdirSync(images);
  const widthOf = async (file: string) => (await sharp(fileURLToPath(new URL(file, images))).metadata()).width;
  return {
    pictures: new Set(files),
    widths: new Map(await Promise.all(files.map(async (file) => [file, await widthOf(file)] as const))),
    inStories: new Set(picturesOfStories()),
    storyTexts: dutchStories(),
    described: new Map(allPhotos().map((photo) => [photo.file, photo])),
  };
}

function* picturesOfStories(): Iterable<string> {
  for (const file of globSync("**/*.json", { cwd: storiesFolder }))
    for (const [, picture] of readStory(file).matchAll(/"\/images\/([^"]+)"/g)) yield picture!;
}

function dutchStories(): DutchText[] {
  const written = globSync("nl/**/*.json", { cwd: storiesFolder }).map((file) => parseStory(readStory(file)));
  return [...written, ...standIns()].flatMap(storyTexts);
}

/** The pages of a shop without stories of its own, under names of their own. */
function standIns(): Pick<Story, "full_slug" | "content">[] {
  const { name, contact, returnDays, shippingCents } = shopLines[0]!;
  const facts = { name, contact, returnDays, shippingCents, currency: "EUR", language: "nl-NL" };
  return neutralStories(facts, { categories: [], newest: [] }).map(({ slug, content }) => ({
    full_slug: `neutral ${slug}`,
    content: content as Story["content"],
  }));
}

function readStory(file: string): string {
  return readFileSync(`${storiesFolder}${file}`, "utf8");
}
