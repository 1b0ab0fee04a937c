import type { DataVersions } from "@warmeland/schema/rules/data-versions.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

export type UpstreamName = "rpc" | "commerce" | "recommendations" | "content";

/** How a response was found: requested (`miss`), joined to a running call (`shared`), or taken from the gateway's own copy. */
export type CacheUse = "none" | "miss" | "shared" | "hit" | "stale" | "last-known-good";

/** One call to an upstream, as `extensions.trace` shows it; only `none` and `miss` left the gateway. */
export interface TraceEntry {
  readonly upstream: UpstreamName;
  readonly method: string;
  /** Path with its query, without keys of baskets or sessions. */
  readonly path: string;
  /** HTTP status, 0 when there was no response. */
  readonly status: number;
  /** Milliseconds after the request came. */
  readonly startMs: number;
  /** Duration in milliseconds, with retries. */
  readonly ms: number;
  /** How many ids the call requested at once, 1 for calls that are no batch. */
  readonly batchSize: number;
  readonly cache: CacheUse;
  /** Whether the upstream failed, even when an old copy was served instead. */
  readonly failed: boolean;
  readonly attempts: number;
  /** Where in the response the first field stands that it was made for; only with the header `x-trace-fields`. */
  readonly field?: string;
  /** Versions of the shop's data that the response was made from; missing when it names none, or failed. */
  readonly versions?: DataVersions;
}

/** What every upstream call of one request carries; sources know nothing else about the request. */
export interface CallContext {
  readonly shop: ShopLocale;
  readonly correlationId: string;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
  /** When the request came, by the clock of `performance.now()`. */
  readonly startedAt?: number;
  /** When the request stops waiting for what it can do without, by the clock of `performance.now()`; none when missing. */
  readonly deadline?: number;
  /** Opaque session token, to be read only where it is sent; changes when a mutation signs in or out. */
  sessionToken: string | undefined;
  /** True once session or visitor was read: the response then belongs to one person and no cache may keep it. */
  personal: boolean;
  /** The space whose drafts the request may see, by a verified preview; missing for almost every request. */
  readonly previewSpace?: number | undefined;
  /** Address of the client as far as it is trusted, for rate limits upstream. */
  readonly clientAddress: string | undefined;
  readonly trace: TraceEntry[];
}
