import type { DataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { GraphQLError } from "graphql";
import type { CachePolicy, SharedCache } from "#gateway/sources/shared-cache.ts";
import type { Outcome } from "./outcome.ts";
import { weakEtag } from "./weak-etag.ts";

/** A response that is the same for everybody. */
export interface PublicResponse {
  /** Its data, as the JSON text that is sent. */
  readonly data: string;
  /** Versions of the shop's data that it was made from. */
  readonly versions: DataVersions;
  /** Names the data, for who has a copy of it; weak, as it is sent compressed and not. */
  readonly etag: string;
}

// docs/rules.md#freshness; while an upstream fails, the sources' own copies serve
const policy: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 60_000 };

/**
 * The outcome of a public operation, cached for everybody or run now.
 * @param description everything the response depends on
 * @param run runs the operation until the signal aborts
 */
export async function cachedOutcome(
  responses: SharedCache<PublicResponse>,
  description: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Outcome>,
  correlationId: string,
): Promise<Outcome> {
  let own: Outcome | undefined;
  try {
    const { value, use } = await responses.get(description, policy, signal, async (loadSignal) => {
      own = await run(loadSignal);
      if (!own.isForEverybody || own.data === undefined) throw new UncacheableOutcome(own);
      return { data: own.data, versions: own.versions ?? {}, etag: weakEtag(own.data) };
    });
    return use === "miss" && own
      ? { ...own, etag: value.etag, cache: use }
      : { ...value, errors: [], trace: [], setCookies: [], isPersonal: false, isForEverybody: true, cache: use };
  } catch (error) {
    if (!(error instanceof UncacheableOutcome)) throw error;
    if (own) return own;
    const { outcome } = error;
    // whoever joined another's request may not have what is personal to that one
    if (outcome.isPersonal) return run(signal);
    const errors = outcome.errors.map((each) => withCorrelationId(each, correlationId));
    return {
      data: outcome.data,
      errors,
      trace: [],
      setCookies: [],
      isPersonal: false,
      isForEverybody: false,
      cache: "shared",
    };
  }
}

/** Thrown in place of a response that must not be cached, to reach those who wait for it: it has errors, is personal, or an upstream failed. */
class UncacheableOutcome extends Error {
  override name = "UncacheableOutcome";
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super();
    this.outcome = outcome;
  }
}

function withCorrelationId(
  { message, nodes, source, positions, path, extensions }: GraphQLError,
  correlationId: string,
): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, correlationId } });
}
