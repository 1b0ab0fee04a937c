import { transportSecurity } from "@warmeland/schema/process/transport-security.ts";
import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { readClientOrigins, readClientReturnUrls } from "@warmeland/schema/rules/client-addresses.ts";
import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";
import { allowOrigin, preflightResponse } from "./endpoint/cross-origin.ts";
import { createEngine } from "./endpoint/engine.ts";
import { createGraphiqlPage, isExplorerFile } from "./endpoint/graphiql-page.ts";
import { createGraphqlEndpoint, type GraphqlEndpoint } from "./endpoint/graphql-endpoint.ts";
import { createMetrics } from "./endpoint/metrics.ts";
import { PersistedQueries } from "./endpoint/persisted-queries.ts";
import { Readiness } from "./endpoint/readiness.ts";
import type { PublicResponse } from "./endpoint/cached-outcome.ts";
import { createSchemaFile, schemaFilePath } from "./endpoint/schema-file.ts";
import { schema } from "./schema.ts";
import { NewestVersions } from "@warmeland/schema/process/newest-versions.ts";
import { loadTrustedDocuments, type TrustedDocument } from "./endpoint/trusted-documents.ts";
import { ApiUsage } from "./clients/api-usage.ts";
import { ClientLimits } from "./clients/client-limits.ts";
import { KnownDocuments } from "./clients/known-documents.ts";
import { OpenStreams } from "./live/open-streams.ts";
import { ChangeFeed } from "./sources/change-feed.ts";
import { connectUpstreams, type UpstreamHandlers } from "./request/upstream-connections.ts";
import { SharedCache } from "./sources/shared-cache.ts";
import { watchVersions } from "./request/version-watch.ts";

export interface GatewayOptions {
  /** Settings; SESSION_SECRET must be set. */
  readonly environment: Environment;
  /** Upstreams in this process; a missing one is reached by its URL. */
  readonly upstreams: UpstreamHandlers;
  readonly log: Logger;
  /** Whether public responses are cached for a minute (docs/rules.md#freshness); on unless said otherwise. */
  readonly responseCache?: boolean;
  /** Documents by hash in place of those the web app was built with. */
  readonly documents?: ReadonlyMap<string, TrustedDocument>;
  /** Where clients are registered, in place of `schema/clients`. */
  readonly clientsFolder?: string;
  readonly now?: () => Date;
}

export interface Gateway {
  /** Responds to the paths it serves; never throws. */
  readonly handle: GraphqlEndpoint;
  /** Whether a path is one of the gateway's. */
  readonly serves: (pathname: string) => boolean;
  /** `/readyz` answers 503 from now on and subscriptions end, everything else goes on. */
  readonly drain: () => void;
  /** `/readyz` answers 503, and it waits for requests under way, at most 5 s. */
  readonly close: () => Promise<void>;
}

const paths = new Set(["/graphql", schemaFilePath, "/healthz", "/readyz"]);
const metricsPath = "/metrics";
const drainMs = 5000;
const healthHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** The gateway: `/graphql`, its explorer and schema, `/healthz` (the process lives, and which versions of the shop's data it knows), `/readyz` (it can sell) and `/metrics`. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment, log } = options;
  if (environment.SESSION_SECRET === "") throw new Error("The gateway needs SESSION_SECRET.");
  const newestVersions = new NewestVersions();
  const upstreams = connectUpstreams(environment, options.upstreams, log, newestVersions);
  const watch = watchVersions(upstreams);
  const changes = {
    baskets: new ChangeFeed(upstreams.commerce, "/v1/changes", log),
    orders: new ChangeFeed(upstreams.rpc, "/changes", log),
  };
  const streams = new OpenStreams();
  const safety = Object.entries({ "x-content-type-options": "nosniff", ...transportSecurity(environment.PUBLIC_URL) });
  const readiness = new Readiness(upstreams);
  const metrics = environment.METRICS_TOKEN ? createMetrics(environment.METRICS_TOKEN, () => streams.size) : undefined;
  const clientOrigins = readClientOrigins(environment.CORS_ORIGINS) ?? new Map<string, string>();
  const now = options.now ?? (() => new Date());
  const documents = new KnownDocuments({
    web: options.documents ?? loadTrustedDocuments(schema, log),
    schema,
    log,
    folder: options.clientsFolder,
  });
  const usage = new ApiUsage({ rpc: upstreams.rpc, log, metrics });
  const graphql = createGraphqlEndpoint({
    environment,
    upstreams,
    changes,
    streams,
    log,
    metrics,
    publicUrl: environment.PUBLIC_URL.replace(/\/+$/, "") || `http://localhost:${environment.PORT}`,
    now,
    engine: createEngine(schema, {
      introspection: offersExplorer(environment),
      suggestions: environment.SHOP_MODE === "demo",
    }),
    documents,
    limits: clientLimits(environment, now),
    usage,
    persistedQueries: environment.TRUSTED_ONLY ? undefined : new PersistedQueries(),
    clientOrigins,
    clientReturnUrls: readClientReturnUrls(environment.CLIENT_RETURN_URLS) ?? new Map<string, string[]>(),
    responses: options.responseCache === false ? undefined : responseCache(newestVersions),
  });
  const explorer = offersExplorer(environment) ? createGraphiqlPage() : undefined;
  const schemaFile = offersExplorer(environment) ? createSchemaFile(schema) : undefined;
  const underWay = new Set<Promise<Response>>();

  const respond: GraphqlEndpoint = (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") {
      const headers = { ...healthHeaders, [dataVersionsHeader]: printDataVersions(newestVersions.newest) };
      return Promise.resolve(new Response("ok", { headers }));
    }
    if (pathname === "/readyz") return readiness.respond();
    if (metrics && pathname === metricsPath) return metrics.respond(request);
    if (schemaFile && pathname === schemaFilePath) return schemaFile(request);
    if (explorer && (isExplorerFile(pathname) || (pathname === "/graphql" && wantsPage(request))))
      return explorer(request);
    if (pathname !== "/graphql") return Promise.resolve(new Response(null, { status: 404 }));
    return respondToClient(request, peer);
  };
  const respondToClient: GraphqlEndpoint = async (request, peer) => {
    const response = preflightResponse(request, clientOrigins) ?? (await graphql(request, peer));
    allowOrigin(request, response, clientOrigins);
    return response;
  };

  return {
    serves: (pathname) =>
      paths.has(pathname) || (metrics !== undefined && pathname === metricsPath) || isExplorerFile(pathname),
    handle: async (request, peer) => {
      const pending = respond(request, peer);
      underWay.add(pending);
      try {
        const response = await pending;
        for (const [name, value] of safety) response.headers.set(name, value);
        return response;
      } finally {
        underWay.delete(pending);
      }
    },
    drain: () => {
      readiness.drain();
      streams.drain();
    },
    close: async () => {
      readiness.drain();
      streams.drain();
      for (const feed of Object.values(changes)) feed.stop();
      watch.stop();
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, drainMs);
      await Promise.race([Promise.allSettled(underWay), patience.promise]);
      clearTimeout(timer);
      documents.stop();
      await usage.stop();
    },
  };
}

function responseCache(newestVersions: NewestVersions): SharedCache<PublicResponse> {
  return new SharedCache(
    ({ data }) => data.length,
    ({ versions }) => newestVersions.isOutdated(versions),
  );
}

function clientLimits(environment: Environment, now: () => Date): ClientLimits | undefined {
  if (environment.RATE_LIMITS === "off") return undefined;
  return new ClientLimits({ requests: environment.CLIENT_REQUESTS, cost: environment.CLIENT_COST }, now);
}

function offersExplorer(environment: Environment): boolean {
  return environment.GRAPHIQL === "on" || (environment.SHOP_MODE === "demo" && environment.GRAPHIQL !== "off");
}

function wantsPage(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("accept")?.includes("text/html") ?? false);
}
