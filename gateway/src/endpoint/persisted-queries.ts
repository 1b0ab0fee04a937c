import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { fault } from "#gateway/errors/faults.ts";

const mostTexts = 1000;
const maximumBytes = 8 * 1024 * 1024;

/**
 * Texts that clients sent together with their SHA-256, to be named by the hash alone from then on, as Apollo's automatic
 * persisted queries do: at most 1,000 in 8 MB, the least used are forgotten first. Nothing is trusted for having been sent.
 */
export class PersistedQueries {
  private readonly texts = new LRUCache<string, string>({ max: mostTexts, maxSize: maximumBytes });

  /**
   * The text of a request that carries a hash (lower-case hex, with or without `sha256:`).
   * @throws PERSISTED_QUERY_NOT_FOUND (400) when it is not known and not sent along, BAD_REQUEST (400) for the hash of another text
   */
  textOf(documentHash: string, sent: string | undefined): string {
    const key = documentHash.replace(/^sha256:/, "");
    if (sent === undefined) {
      const text = this.texts.get(key);
      if (text === undefined) throw fault("PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound", 400);
      return text;
    }
    if (hash("sha256", sent, "hex") !== key)
      throw fault("BAD_REQUEST", "`sha256Hash` is not the SHA-256 of `query`, in lower-case hex.", 400);
    this.texts.set(key, sent, { size: sent.length * 2 + 200 });
    return sent;
  }
}
