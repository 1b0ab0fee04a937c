import type { Texts } from "#upstreams/catalogue/documents.ts";

import { type Translated, translations } from "./translations.ts";

type DutchTexts = Texts & { nl: string };
type Writable = { nl: string } & Partial<Record<Translated, string>>;

/** Numbers, signs and units, which need no translation. */
const figures = /^(?:[\d\s×,.()²%-]|cm\b|kg\b|gram\b)+$/;
const languages = Object.keys(translations) as Translated[];
const asked = new Set<string>();

/**
 * A Dutch text of the source in every language it is translated to.
 * @param values what stands in its `{places}`: figures, or texts that are translated themselves
 */
export function localised(dutch: string, values: Readonly<Record<string, string>> = {}): DutchTexts {
  const texts: Writable = { nl: spaced(filled(dutch, values)) };
  if (figures.test(dutch) && !dutch.includes("gram")) return texts;
  for (const language of languages) {
    const template = translated(dutch, language);
    const inside = Object.entries(values).map(([name, value]) => [name, translated(value, language)] as const);
    if (template === undefined || inside.some(([, value]) => value === undefined)) continue;
    texts[language] = spaced(filled(template, Object.fromEntries(inside) as Record<string, string>));
  }
  return texts;
}

/** Texts one after another, in every language all of them are translated to. */
export function joined(parts: readonly string[], separator: string): DutchTexts {
  const places = parts.map((_, index) => `{${index}}`).join(separator);
  const texts: Writable = { nl: spaced(parts.join(separator)) };
  if (parts.every((part) => figures.test(part))) return texts;
  for (const language of languages) {
    const inside = parts.map((part) => translated(part, language));
    if (inside.every((part) => part !== undefined))
      texts[language] = spaced(filled(places, Object.fromEntries(inside.entries())));
  }
  return texts;
}

/** Dutch texts with a translation that nothing of the source says any more; asked after a build. */
export function unusedTranslations(): string[] {
  return languages.flatMap((language) =>
    [...translations[language].keys()].filter((dutch) => !asked.has(dutch)).map((dutch) => `${language}: ${dutch}`),
  );
}

function translated(dutch: string, language: Translated): string | undefined {
  if (figures.test(dutch)) return dutch.replaceAll("gram", "g");
  asked.add(dutch);
  return translations[language].get(dutch);
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** Numbers keep to their units and signs with non-breaking spaces. */
function spaced(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=×|cm\b|kg\b|g\b|gram\b|grammes\b|Gramm\b|graden\b|Grad\b|°C|%|liter\b)|(?<=×) (?=\d)/g,
    "\u00a0",
  );
}
