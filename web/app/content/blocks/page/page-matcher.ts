/** Tells whether a text has every word of a term, or words that begin with them, whatever their capitals and accents. */
export function pageMatcher(term: string): (text: string) => boolean {
  const wanted = wordsOf(term);
  return (text) => {
    const words = wordsOf(text);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
