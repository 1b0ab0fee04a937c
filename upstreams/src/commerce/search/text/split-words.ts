/** The words and numbers of a folded text in order: '3-zits, e27' → 3, zits, e27. Everything else separates. */
export function splitWords(folded: string): string[] {
  return folded.match(/\p{L}+\p{N}*|\p{N}+/gu) ?? [];
}
