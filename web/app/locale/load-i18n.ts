import type { i18n } from "i18next";
import { spelledFor } from "@warmeland/schema/rules/texts/spelled-for.ts";
import { createI18n } from "./create-i18n.ts";
import type { Messages } from "./texts/nl.ts";

interface Source {
  readonly start: () => Promise<Partial<Messages>>;
  readonly later: () => Promise<Partial<Messages>>;
  /** Domains by themselves: most shops have nothing to ask consent for, and what few pages show needs nothing of a checkout. */
  readonly alone: Readonly<Record<string, () => Promise<Partial<Messages>>>>;
}

const sources: Record<string, Source> = {
  nl: {
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
  },
  de: {
    start: async () => (await import("./texts/de-start.ts")).deStart,
    later: async () => (await import("./texts/de-later.ts")).deLater,
    alone: {
      blocks: async () => await import("./texts/de/content/blocks.ts"),
      compare: async () => await import("./texts/de/product/compare.ts"),
      consent: async () => await import("./texts/de/consent/consent.ts"),
      door: async () => await import("./texts/de/advisor/door.ts"),
      emptyListing: async () => await import("./texts/de/empty-listing.ts"),
      hardness: async () => await import("./texts/de/advisor/hardness.ts"),
      planner: async () => await import("./texts/de/advisor/planner.ts"),
      quickListing: async () => await import("./texts/de/quick-listing.ts"),
      writeReview: async () => await import("./texts/de/product/write-review.ts"),
    },
  },
  fr: {
    start: async () => (await import("./texts/fr-start.ts")).frStart,
    later: async () => (await import("./texts/fr-later.ts")).frLater,
    alone: {
      blocks: async () => await import("./texts/fr/content/blocks.ts"),
      compare: async () => await import("./texts/fr/product/compare.ts"),
      consent: async () => await import("./texts/fr/consent/consent.ts"),
      door: async () => await import("./texts/fr/advisor/door.ts"),
      emptyListing: async () => await import("./texts/fr/empty-listing.ts"),
      hardness: async () => await import("./texts/fr/advisor/hardness.ts"),
      planner: async () => await import("./texts/fr/advisor/planner.ts"),
      quickListing: async () => await import("./texts/fr/quick-listing.ts"),
      writeReview: async () => await import("./texts/fr/product/write-review.ts"),
    },
  },
};

const loaded = new Map<string, Promise<i18n>>();

/**
 * The texts of a language, loaded when first needed: all of them on the server, in a browser those a visit begins with.
 * @param language BCP 47 tag such as `nl-NL`; a language without texts gets the Dutch ones
 */
export function loadI18n(language: string): Promise<i18n> {
  const cached = loaded.get(language);
  if (cached) return cached;
  const loading = load(language, sources[language.split("-")[0] ?? ""] ?? sources["nl"]!);
  loaded.set(language, loading);
  return loading;
}

async function load(language: string, { start, later, alone }: Source): Promise<i18n> {
  if (!import.meta.env.SSR)
    return createI18n(language, spelledFor(language, await start()), async (domain) =>
      spelledFor(language, await (alone[domain] ?? later)()),
    );
  const texts = await Promise.all([start(), later(), ...Object.values(alone).map((own) => own())]);
  return createI18n(language, spelledFor(language, Object.assign({}, ...texts) as Messages));
}
