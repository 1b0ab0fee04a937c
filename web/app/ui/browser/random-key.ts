/** A key that nobody guesses, in 48 hexadecimal digits. `crypto.randomUUID` is missing on plain http, where a demo shop may run. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
