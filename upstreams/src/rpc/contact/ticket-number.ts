import crypto from "node:crypto";

/** A number for a message to the shop that is easy to read aloud and cannot be guessed from another: `V-4821-7306`. */
export function newTicketNumber(): string {
  const digits = Array.from({ length: 8 }, () => crypto.randomInt(10)).join("");
  return `V-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
