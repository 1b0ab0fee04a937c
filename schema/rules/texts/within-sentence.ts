/** A label as it stands within a sentence: without capitals, except in German, where nouns keep them. */
export function withinSentence(label: string, language: string): string {
  return language.startsWith("de") ? label : label.toLowerCase();
}

/** As `withinSentence`, of a label that holds names: only its first letter changes. */
export function beginningWithinSentence(label: string, language: string): string {
  return withinSentence(label.charAt(0), language) + label.slice(1);
}
