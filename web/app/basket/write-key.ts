/** Names one addition, so that a repetition of it is done once. `crypto.randomUUID` is missing on plain http, where a demo shop may run. */
export function writeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
