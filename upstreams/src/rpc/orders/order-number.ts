import crypto from "node:crypto";

// Crockford's letters and digits: nobody confuses I with 1 or O with 0
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number for an order that is easy to read aloud and cannot be guessed from another: `WL-7K3M-9QXD`. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[crypto.randomInt(alphabet.length)]);
  return `WL-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
