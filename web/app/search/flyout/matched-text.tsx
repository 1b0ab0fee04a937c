interface MatchedTextProps {
  readonly text: string;
  readonly typed: string;
}

/** A text whose parts that were typed are bold. */
export function MatchedText({ text, typed }: MatchedTextProps) {
  return parts(text, typed).map(({ part, isMatch }, index) => (isMatch ? <b key={index}>{part}</b> : part));
}

interface Part {
  readonly part: string;
  readonly isMatch: boolean;
}

// The beginnings of words that were typed, whatever their case and accents.
function parts(given: string, typed: string): Part[] {
  const text = given.normalize("NFC");
  const plainText = plain(text);
  const isBold = Array.from({ length: text.length }, () => false);
  for (const word of plain(typed.normalize("NFC")).split(/\s+/).filter(Boolean)) {
    for (let at = plainText.indexOf(word); at !== -1; at = plainText.indexOf(word, at + word.length)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(plainText[at - 1] ?? "")) continue;
      isBold.fill(true, at, at + word.length);
    }
  }
  const found: Part[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && isBold[end] === isBold[start]) end += 1;
    found.push({ part: text.slice(start, end), isMatch: isBold[start] ?? false });
  }
  return found;
}

// As long as the text, so that places in one are places in the other.
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join("");
}
