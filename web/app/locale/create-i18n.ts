import { createInstance, type i18n } from "i18next";
import type { Messages } from "./nl.ts";

/**
 * Texts of one language. Made once per language and never switched, so requests can share it.
 * @param language BCP 47 tag; decides plurals and number formats
 */
export function createI18n(language: string, messages: Messages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    defaultNS: "layout",
    // React escapes already.
    interpolation: { escapeValue: false },
    initAsync: false,
    returnEmptyString: false,
  });
  return instance;
}
