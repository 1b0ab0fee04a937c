import type { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import type { CachePolicy } from "./shared-cache.ts";
import type { UpstreamName } from "./call-context.ts";

/** A web-standard function from a request to a response: an upstream in the same process, or the network. */
export type Transport = (request: Request) => Promise<Response>;

export interface UpstreamSettings {
  readonly name: UpstreamName;
  /** Where requests go; `networkTransport` for a URL. */
  readonly transport: Transport;
  /** Whether the transport is an upstream in the same process, whose responses may be taken whole. */
  readonly isLocal?: boolean;
  /** What paths are appended to, without a trailing slash. */
  readonly baseUrl: string;
  /** Versions of the shop's data that responses have named; shared by all upstreams of a gateway. */
  readonly newestVersions?: NewestVersions;
  /** Whole time a call may take, retry included. */
  readonly timeoutMs: number;
  /** Whether a request has nothing to show without it: then its deadline counts only where an old copy can serve. */
  readonly isEssential?: boolean;
  /** How long an upstream that keeps failing is left alone, 10 s unless said. */
  readonly breakerPauseMs?: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface UpstreamRequest<T> {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the base URL, starting with `/`. */
  readonly path: string;
  readonly query?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Statuses that are a response, besides 200 to 299. */
  readonly takes?: readonly number[];
  /** Checks and types the body; what it throws counts as a malformed response. Runs once per fetched response, so a copy is checked already. */
  readonly parse: (body: unknown, status: number, headers: Headers) => T;
  /** Headers that `parse` reads: a response says the same as the last one only when they do. */
  readonly readsHeaders?: readonly string[];
  /** Only for public reads: which copies may serve the same path and body. Never for a call that carries a session, visitor or basket. */
  readonly cache?: CachePolicy;
  /** With `cache`: how long is waited for a response, which is cached all the same when it comes later; until the request's deadline unless said. */
  readonly waitMs?: number | undefined;
  /** Path shown in the trace and log instead of one that holds a secret key. */
  readonly tracePath?: string;
  /** How many ids are requested at once. */
  readonly batchSize?: number;
  /** Whole time this call may take, when not the upstream's usual one. */
  readonly timeoutMs?: number;
  /** Names calls that have a breaker and a bulkhead of their own, because a third party behind the upstream may keep them waiting. */
  readonly ownGuard?: string;
}

export interface Result<T> {
  readonly status: number;
  readonly data: T;
}
