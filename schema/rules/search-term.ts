/** Characters of a search term that count; what is longer is cut, since somebody pasted a sentence. */
export const longestSearchTerm = 100;

const longestCachedTerm = 40;
/** Far more than the term, so that a pasted book costs nothing. */
const mostRead = 1000;
// Control characters, half surrogate pairs, and marks that would turn the text around them.
const unwanted = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** A search term as every part of the shop means it: one line, single spaces, at most 100 characters. Doing it twice changes nothing. */
export function searchTerm(typed: string): string {
  const line = typed
    .slice(0, mostRead)
    .replaceAll(/\s+/g, " ")
    .replaceAll(unwanted, "")
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .normalize("NFC");
  return withoutHalf(line.slice(0, longestSearchTerm)).trimEnd();
}

/** Whether responses for a term may be cached: short ones are sent by many, long ones may be about one person. */
export function mayKeepTerm(term: string): boolean {
  return term.length <= longestCachedTerm && !term.includes("@");
}

function withoutHalf(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
