import type { i18n } from "i18next";
import { createI18n } from "./create-i18n.ts";
import type { Messages } from "./nl.ts";

const sources: Record<string, () => Promise<Messages>> = {
  nl: async () => (await import("./nl.ts")).nl,
};

const loaded = new Map<string, Promise<i18n>>();

/**
 * The texts of a language, loaded when first asked for.
 * @param language BCP 47 tag such as `nl-NL`; a language without texts gets the Dutch ones
 */
export function loadI18n(language: string): Promise<i18n> {
  const known = loaded.get(language);
  if (known) return known;
  const source = sources[language.split("-")[0] ?? ""] ?? sources["nl"]!;
  const loading = source().then((messages) => createI18n(language, messages));
  loaded.set(language, loading);
  return loading;
}
