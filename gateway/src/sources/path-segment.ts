/** A text as one part of a path. Half a surrogate pair, which no address can hold, becomes a mark that no key has. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
