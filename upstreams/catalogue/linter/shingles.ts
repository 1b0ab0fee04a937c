/** The runs of so many words in a text, lower case, without signs. */
export function shingles(text: string, length: number): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" ")));
}
