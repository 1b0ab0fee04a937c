import { AnswerCache, type CachePolicy } from "./sources/answer-cache.ts";
import type { CacheUse } from "./sources/call-context.ts";

/** Data of a public answer, as the JSON text that is sent. */
export interface PublicAnswer {
  readonly data: string;
}

/** Thrown by an asker whose answer must not be kept: it holds errors, belongs to one person, or an upstream failed. */
export class NotForEverybody extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super("not for everybody");
    this.answer = answer;
  }
}

// decisions.md 38
const policy: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 24 * 3_600_000 };

/** Answers that are the same for everybody: fresh for 30 s, then refreshed behind, and up to a day old only while an upstream fails. */
export class ResponseCache {
  private readonly answers = new AnswerCache<PublicAnswer>((answer) => answer.data.length);

  get(key: string, signal: AbortSignal, execute: () => Promise<PublicAnswer>): Promise<{ value: PublicAnswer; use: CacheUse }> {
    return this.answers.get(key, policy, signal, execute);
  }
}
