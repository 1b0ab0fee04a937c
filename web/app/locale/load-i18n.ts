import type { i18n } from "i18next";
import { createI18n } from "./create-i18n.ts";
import type { Messages } from "./texts/nl.ts";
import type { TextSource } from "./texts/text-source.ts";

const dutch: TextSource = {
  start: async () => (await import("./texts/nl-start.ts")).nlStart,
  later: async () => (await import("./texts/nl-later.ts")).nlLater,
  alone: {
    blocks: async () => await import("./texts/nl/content/blocks.ts"),
    compare: async () => await import("./texts/nl/product/compare.ts"),
    consent: async () => await import("./texts/nl/consent/consent.ts"),
    door: async () => await import("./texts/nl/advisor/door.ts"),
    emptyListing: async () => await import("./texts/nl/empty-listing.ts"),
    hardness: async () => await import("./texts/nl/advisor/hardness.ts"),
    planner: async () => await import("./texts/nl/advisor/planner.ts"),
    quickListing: async () => await import("./texts/nl/quick-listing.ts"),
    writeReview: async () => await import("./texts/nl/product/write-review.ts"),
  },
};

const sources: Readonly<Record<string, (language: string) => Promise<TextSource>>> = {
  de: async (language) => (await import("./texts/de-source.ts")).sourceFor(language),
  fr: async () => (await import("./texts/fr-source.ts")).source,
};

const loaded = new Map<string, Promise<i18n>>();

/**
 * The texts of a language, loaded when first needed: all of them on the server, in a browser those a visit begins with.
 * @param language BCP 47 tag such as `nl-NL`; a language without texts gets the Dutch ones
 */
export function loadI18n(language: string): Promise<i18n> {
  const cached = loaded.get(language);
  if (cached) return cached;
  const loading = load(language);
  loaded.set(language, loading);
  return loading;
}

async function load(language: string): Promise<i18n> {
  const { start, later, alone } = (await sources[language.split("-")[0] ?? ""]?.(language)) ?? dutch;
  if (!import.meta.env.SSR) return createI18n(language, await start(), (domain) => (alone[domain] ?? later)());
  const texts = await Promise.all([start(), later(), ...Object.values(alone).map((own) => own())]);
  return createI18n(language, Object.assign({}, ...texts) as Messages);
}
