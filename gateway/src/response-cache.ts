import { AnswerCache, type CachePolicy } from "./sources/answer-cache.ts";
import type { CacheUse } from "./sources/call-context.ts";

/** Data of a public answer, as the JSON text that is sent. */
export interface PublicAnswer {
  readonly data: string;
}

/** Thrown in place of an answer that must not be kept: it holds errors, belongs to one person, or an upstream failed. */
export class NotForEverybody extends Error {
  override name = "NotForEverybody";
}

// decisions.md 38; while an upstream fails, the sources' own copies serve
const policy: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 60_000 };

/** Answers that are the same for everybody: fresh for 30 s, then for 30 s more while a new one is made behind. */
export class ResponseCache {
  private readonly answers = new AnswerCache<PublicAnswer>((answer) => answer.data.length);

  /** @param execute throws NotForEverybody for an answer that must not be kept */
  async get(
    key: string,
    signal: AbortSignal,
    execute: (signal: AbortSignal) => Promise<PublicAnswer>,
  ): Promise<{ data: string; use: CacheUse }> {
    const { value, use } = await this.answers.get(key, policy, signal, execute);
    return { data: value.data, use };
  }

  clear(): void {
    this.answers.clear();
  }
}
