/**
 * Texts as the language's country spells them: Switzerland writes ss for ß.
 * @param language BCP 47 tag
 * @param texts of nothing but text, in any depth
 */
export function spelledFor<Texts>(language: string, texts: Texts): Texts {
  return language === "de-CH" ? (JSON.parse(JSON.stringify(texts).replaceAll("ß", "ss")) as Texts) : texts;
}
