import type { Logger } from "pino";
import type { ApiUsage } from "#gateway/clients/api-usage.ts";
import type { ClientLimits } from "#gateway/clients/client-limits.ts";
import type { KnownDocuments } from "#gateway/clients/known-documents.ts";
import type { OpenStreams } from "#gateway/live/open-streams.ts";
import type { ContextSettings } from "#gateway/request/request-context.ts";
import type { SharedCache } from "#gateway/sources/shared-cache.ts";
import type { PublicResponse } from "./cached-outcome.ts";
import type { ClientOrigins } from "./cross-origin.ts";
import type { Engine } from "./engine.ts";
import type { PersistedQueries } from "./persisted-queries.ts";

/** What the endpoint works with. */
export interface EndpointSettings extends ContextSettings {
  readonly engine: Engine;
  readonly documents: KnownDocuments;
  readonly streams: OpenStreams;
  /** Undefined where nobody is limited. */
  readonly limits: ClientLimits | undefined;
  readonly usage: ApiUsage;
  /** Undefined where only trusted documents run. */
  readonly persistedQueries: PersistedQueries | undefined;
  readonly clientOrigins: ClientOrigins;
  /** Undefined when nothing is to be cached. */
  readonly responses: SharedCache<PublicResponse> | undefined;
  readonly log: Logger;
}
