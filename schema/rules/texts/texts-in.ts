import { spelledFor } from "./spelled-for.ts";

/** What is said in each language; in Dutch always. */
export type ByLanguage<Texts> = Readonly<Record<string, Texts>> & { readonly nl: Texts };

/**
 * The texts of a language as its country spells them, else those in Dutch.
 * @param language BCP 47 tag
 */
export function textsIn<Texts>(language: string, byLanguage: ByLanguage<Texts>): Texts {
  return spelledFor(language, byLanguage[language.split("-")[0] ?? ""] ?? byLanguage.nl);
}
