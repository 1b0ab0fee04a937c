import { type BackendModule, createInstance, type i18n } from "i18next";
import type { Messages } from "./nl.ts";

/**
 * Texts of one language. Made once per language and never switched, so requests can share it.
 * @param language BCP 47 tag; decides plurals and number formats
 * @param later brings the texts that `messages` lacks; a component that asks for them suspends until they are there
 */
export function createI18n(language: string, messages: Partial<Messages>, later?: () => Promise<Partial<Messages>>): i18n {
  const instance = createInstance();
  if (later) instance.use(laterTexts(later));
  void instance.init({
    lng: language,
    load: "currentOnly",
    fallbackLng: false,
    resources: { [language]: messages },
    partialBundledLanguages: later !== undefined,
    ns: Object.keys(messages),
    defaultNS: "layout",
    // React escapes already.
    interpolation: { escapeValue: false },
    initAsync: false,
    returnEmptyString: false,
  });
  return instance;
}

function laterTexts(later: () => Promise<Partial<Messages>>): BackendModule {
  return {
    type: "backend",
    callbackApi: true,
    init() {},
    async read(_language, domain, done) {
      try {
        const texts = await later();
        done(null, texts[domain as keyof Messages]);
      } catch (error) {
        // True asks for another attempt.
        done(error as Error, true);
      }
    },
  };
}
