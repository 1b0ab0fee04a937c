import type { Environment } from "@warmeland/schema/rules/environment.ts";
import type { Logger } from "pino";
import { createEngine } from "./engine.ts";
import { createGraphiqlPage } from "./graphiql-page.ts";
import { createGraphqlEndpoint, type GraphqlEndpoint } from "./graphql-endpoint.ts";
import { Readiness } from "./readiness.ts";
import { ResponseCache } from "./response-cache.ts";
import { schema } from "./schema.ts";
import { loadTrustedDocuments, type TrustedDocument } from "./trusted-documents.ts";
import { connectUpstreams, type UpstreamHandlers } from "./upstream-connections.ts";

export interface GatewayOptions {
  /** Settings; SESSION_SECRET must be set. */
  readonly environment: Environment;
  /** Upstreams in this process; a missing one is reached by its URL. */
  readonly upstreams: UpstreamHandlers;
  readonly log: Logger;
  /** Whether public answers are kept for a minute (decisions.md 38); on unless said otherwise. */
  readonly responseCache?: boolean;
  /** Documents by hash in place of those the web app was built with. */
  readonly documents?: ReadonlyMap<string, TrustedDocument>;
  readonly now?: () => Date;
}

export interface Gateway {
  /** Answers the paths it serves; never throws. */
  readonly handle: GraphqlEndpoint;
  /** Whether a path is one of the gateway's. */
  readonly serves: (pathname: string) => boolean;
  /** Asks for no more traffic: `/readyz` answers 503 from now on, everything else goes on. */
  readonly drain: () => void;
  /** Asks for no more traffic and waits for requests under way, at most 5 s. */
  readonly close: () => Promise<void>;
}

const paths = new Set(["/graphql", "/healthz", "/readyz"]);
const drainMs = 5000;
const healthHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** The gateway: `/graphql`, its explorer, `/healthz` (the process lives) and `/readyz` (it can sell). */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment, log } = options;
  if (environment.SESSION_SECRET === "") throw new Error("The gateway needs SESSION_SECRET.");
  const upstreams = connectUpstreams(environment, options.upstreams, log);
  const readiness = new Readiness(upstreams);
  const graphql = createGraphqlEndpoint({
    environment,
    upstreams,
    log,
    publicUrl: environment.PUBLIC_URL.replace(/\/+$/, "") || `http://localhost:${environment.PORT}`,
    now: options.now ?? (() => new Date()),
    engine: createEngine(schema, { introspection: offersExplorer(environment) }),
    documents: options.documents ?? loadTrustedDocuments(schema, log),
    responses: options.responseCache === false ? undefined : new ResponseCache(),
  });
  const explorer = offersExplorer(environment) ? createGraphiqlPage() : undefined;
  const underWay = new Set<Promise<Response>>();

  const answer: GraphqlEndpoint = (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return Promise.resolve(new Response("ok", { headers: healthHeaders }));
    if (pathname === "/readyz") return readiness.answer();
    if (pathname !== "/graphql") return Promise.resolve(new Response(null, { status: 404 }));
    return explorer && wantsPage(request) ? Promise.resolve(explorer()) : graphql(request, peer);
  };

  return {
    serves: (pathname) => paths.has(pathname),
    handle: async (request, peer) => {
      const answering = answer(request, peer);
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    drain: () => readiness.drain(),
    close: async () => {
      readiness.drain();
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, drainMs);
      await Promise.race([Promise.allSettled(underWay), patience.promise]);
      clearTimeout(timer);
    },
  };
}

function offersExplorer(environment: Environment): boolean {
  return environment.GRAPHIQL === "on" || (environment.SHOP_MODE === "demo" && environment.GRAPHIQL !== "off");
}

function wantsPage(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("accept")?.includes("text/html") ?? false) && !new URL(request.url).search;
}
