const allowedHeaders = [
  "authorization",
  "content-type",
  "last-event-id",
  "x-client",
  "x-correlation-id",
  "x-cost",
  "x-graphql-yoga-csrf",
  "x-shop",
  "x-trace",
  "x-visitor",
].join(", ");

/** What a page may read of a response beside the body and what every browser shows of itself. */
const exposedHeaders = "ratelimit, ratelimit-policy, retry-after, x-correlation-id, x-visitor";

/** Browsers ask again after two hours, the longest that all of them accept. */
const preflightSeconds = 7200;

/** The names of clients that are web apps of other origins, by origin (docs/rules.md#other-origins). */
export type ClientOrigins = ReadonlyMap<string, string>;

/** Answers the preflight of a page on an allowed origin; undefined for every other request. */
export function preflightResponse(request: Request, origins: ClientOrigins): Response | undefined {
  const origin = request.headers.get("origin");
  if (request.method !== "OPTIONS" || origin === null || !origins.has(origin)) return undefined;
  const headers = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": allowedHeaders,
    "access-control-max-age": String(preflightSeconds),
  };
  return new Response(null, { status: 204, headers });
}

/** Lets a page on an allowed origin read the response, errors included; cookies are never allowed. */
export function allowOrigin(request: Request, response: Response, origins: ClientOrigins): void {
  if (origins.size === 0) return;
  response.headers.append("vary", "origin");
  const origin = request.headers.get("origin");
  if (origin === null || !origins.has(origin)) return;
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", exposedHeaders);
}
