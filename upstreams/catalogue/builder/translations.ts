import { readdirSync, readFileSync } from "node:fs";

import { z } from "zod";

const folder = new URL("../source/translations/", import.meta.url);
const tableSchema = z.record(z.string().min(1), z.string().trim().min(1));

/** Translations of one language by the Dutch text. */
type Translations = ReadonlyMap<string, string>;

/** The languages that a catalogue text may have beside Dutch, with what is written in `source/translations/`. */
export const translations = { de: read("de"), fr: read("fr") } as const;

export type Translated = keyof typeof translations;

/** Every file of a language's folder; a Dutch text stands in one of them. */
function read(language: string): Translations {
  const all = new Map<string, string>();
  const files = readdirSync(new URL(`${language}/`, folder)).toSorted();
  for (const file of files) {
    const table = tableSchema.parse(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), "utf8")));
    for (const [dutch, translated] of Object.entries(table)) {
      if (all.has(dutch)) throw new Error(`translations/${language}/${file} translates again: ${dutch}`);
      all.set(dutch, translated);
    }
  }
  return all;
}
