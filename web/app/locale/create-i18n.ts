import { type BackendModule, createInstance, type i18n } from "i18next";
import type { Messages } from "./texts/nl.ts";

type Later = (domain: string) => Promise<Partial<Messages>>;

/**
 * Texts of one language. Made once per language and never switched, so requests can share it.
 * @param language BCP 47 tag; decides plurals and number formats
 * @param later brings the texts of a domain that `messages` lacks, and those that come with them; a component that needs them suspends until they are there
 */
export function createI18n(language: string, messages: Partial<Messages>, later?: Later): i18n {
  const instance = createInstance();
  if (later) instance.use(laterTexts(instance, later));
  void instance.init({
    lng: language,
    load: "currentOnly",
    fallbackLng: false,
    // a copy: the instance adds what comes later to it
    resources: { [language]: { ...messages } },
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

// All at once: a part of the page that React takes over after the rest must not wait for texts that came with those of another part, as
// a press on it meanwhile would be lost.
function laterTexts(instance: i18n, later: Later): BackendModule {
  return {
    type: "backend",
    callbackApi: true,
    init() {},
    async read(language, domain, done) {
      try {
        const texts = await later(domain);
        for (const [name, messages] of Object.entries(texts)) instance.addResourceBundle(language, name, messages);
        done(null, texts[domain as keyof Messages]);
      } catch (error) {
        // True asks for another attempt.
        done(error as Error, true);
      }
    },
  };
}
