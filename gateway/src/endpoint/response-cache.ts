import type { DataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { AnswerCache, type CachePolicy } from "#gateway/sources/answer-cache.ts";
import type { CacheUse } from "#gateway/sources/call-context.ts";
import type { KnownVersions } from "@warmeland/schema/process/known-versions.ts";

/** A public answer. */
export interface PublicAnswer {
  /** Its data, as the JSON text that is sent. */
  readonly data: string;
  /** Versions of the shop's data that it was made from. */
  readonly versions: DataVersions;
}

/** Thrown in place of an answer that must not be kept: it holds errors, belongs to one person, or an upstream failed. */
export class NotKept extends Error {
  override name = "NotKept";
}

// docs/rules.md#freshness; while an upstream fails, the sources' own copies serve
const policy: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 60_000 };

/** Answers that are the same for everybody: fresh for 30 s, then for 30 s more while a new one is made behind. */
export class ResponseCache {
  private readonly answers: AnswerCache<PublicAnswer>;

  /** @param known the versions whose successors make a copy outdated */
  constructor(known: KnownVersions) {
    this.answers = new AnswerCache(
      (answer) => answer.data.length,
      ({ versions }) => known.isOutdated(versions),
    );
  }

  /**
   * @param question everything the answer depends on
   * @param execute throws NotKept for an answer that must not be kept
   */
  async get(
    question: string,
    signal: AbortSignal,
    execute: (signal: AbortSignal) => Promise<PublicAnswer>,
  ): Promise<PublicAnswer & { use: CacheUse }> {
    const { value, use } = await this.answers.get(question, policy, signal, execute);
    return { ...value, use };
  }

  clear(): void {
    this.answers.clear();
  }
}
