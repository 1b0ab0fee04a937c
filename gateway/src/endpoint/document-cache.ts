import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A parsed document takes up about this many bytes for each character of its text. */
const bytesPerCharacter = 20;
const maximumBytes = 16 * 1024 * 1024;

/** What Yoga's parser made of documents sent along, by the hash of their text: at most 16 MB, whatever clients send. */
export class DocumentCache<Value extends object> {
  private readonly values = new LRUCache<string, Value>({ max: 1000, maxSize: maximumBytes });

  get(text: string): Value | undefined {
    return this.values.get(keyOf(text));
  }

  set(text: string, value: Value): void {
    this.values.set(keyOf(text), value, { size: 300 + text.length * bytesPerCharacter });
  }
}

function keyOf(text: string): string {
  return hash("sha256", text, "base64url");
}
