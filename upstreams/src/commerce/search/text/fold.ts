const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};
const letterPattern = /[ßæœøłđðþ]/g;

/**
 * Lower case without diacritics and typographic variants ('Crème' → 'creme', '１４０' → '140'). Total, and folding twice changes nothing;
 * half surrogate pairs become the replacement character.
 */
export function fold(text: string): string {
  if (/^[ -~\n]*$/.test(text)) return text.toLowerCase();
  const lowered = text.toWellFormed().toLowerCase().normalize("NFKD");
  return lowered
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(letterPattern, (letter) => letters[letter] ?? letter)
    .normalize("NFKC");
}
