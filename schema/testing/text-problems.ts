interface Text {
  readonly key: string;
  readonly text: string;
}

/**
 * What is wrong with the texts of a language beside those they were written after: a key that is missing or superfluous, a placeholder or tag that
 * is not the same, an empty text, and one of more than three words that was left as it was.
 * @param original texts and groups of texts, in any depth
 * @param translated the same keys in another language
 */
export function textProblems(original: unknown, translated: unknown): string[] {
  const [originals, own] = [textsOf(original), textsOf(translated)];
  const translations = new Map(own.map(({ key, text }) => [key, text]));
  const keys = new Set(originals.map(({ key }) => key));
  return [
    ...originals.flatMap(({ key, text }) =>
      problemOf(key, text, translations.get(key)).map((problem) => `${key}: ${problem}`),
    ),
    ...own.flatMap(({ key }) => (keys.has(key) ? [] : `${key}: superfluous`)),
  ];
}

function problemOf(key: string, original: string, translated: string | undefined): string[] {
  if (translated === undefined) return ["missing"];
  if (translated.trim() === "") return ["empty"];
  if (translated === original && wordsOf(original) > 3) return ["not translated"];
  const [wanted, found] = [placesOf(key, original), placesOf(key, translated)];
  return wanted === found ? [] : [`has ${found || "nothing"} for ${wanted || "nothing"}`];
}

function textsOf(texts: unknown, key = ""): Text[] {
  if (typeof texts === "string") return [{ key, text: texts }];
  return Object.entries(texts ?? {}).flatMap(([name, inner]) => textsOf(inner, key === "" ? name : `${key}.${name}`));
}

/** Placeholders such as `{name}` and `{{total}}`, and tags such as `<link>`, whatever their order. */
function placesOf(key: string, text: string): string {
  const places = text.match(/\{+\w+\}+|<\/?\w+>/g) ?? [];
  // what stands in the singular is 1 in Dutch, 0 or 1 in French
  const told = key.endsWith("_one") ? places.filter((place) => place !== "{{count}}") : places;
  return told.toSorted().join(" ");
}

function wordsOf(text: string): number {
  return text.replaceAll(/\{+\w+\}+/g, "").match(/\p{L}+/gu)?.length ?? 0;
}
