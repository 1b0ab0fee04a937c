/** Nodes that somebody made: their ids are others on every run, those of the catalogue are not. */
const madeByVisitors = /^(?:BasketItem|Customer|Order|OrderItem|RoomConfiguration|SavedAddress|WishlistItem):/;

const parts: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>"],
  [/(?<=\.)\d{13}(?=\.)/g, "<milliseconds>"],
  [/\bWL(?:-[0-9A-Z]{4})+\b/g, "<order number>"],
  [/\btr_\w+/g, "<payment>"],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<uuid>"],
  // of an upper-case letter, a lower-case one and a digit at least: no slug and no code of the shop is that
  [/(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)(?<![\w-])[\w-]{22,}(?![\w-])/g, "<token>"],
];

/**
 * A response with every value that is another on the next run replaced by what it is: times, order numbers, payments, tokens and keys, ids of
 * what visitors make, cursors. Everything else is the same on every fresh shop.
 */
export function withoutChangingValues(response: unknown): unknown {
  if (typeof response === "string") return withoutChangingParts(response);
  if (Array.isArray(response)) return response.map(withoutChangingValues);
  if (typeof response !== "object" || response === null) return response;
  return Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      /^(?:\w+C|c)ursor$/.test(key) && typeof value === "string" ? "<cursor>" : withoutChangingValues(value),
    ]),
  );
}

function withoutChangingParts(text: string): string {
  const decoded = /^[\w+/-]+=*$/.test(text) ? Buffer.from(text, "base64").toString() : "";
  if (madeByVisitors.test(decoded)) return `<id of ${decoded.split(":")[0]}>`;
  // a global id of the catalogue may look like a token
  if (/^[A-Z][A-Za-z]+:[\x20-\x7E]+$/.test(decoded)) return text;
  return parts.reduce((changed, [part, name]) => changed.replaceAll(part, name), text);
}
