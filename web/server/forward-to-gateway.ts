import { transportSecurity } from "@warmeland/schema/process/transport-security.ts";
import type { Logger } from "pino";
import { passOn } from "./pass-on.ts";

interface ForwardOptions {
  /** GATEWAY_URL, without `/graphql`. */
  readonly gateway: string;
  /** What to call it where it is out of reach. */
  readonly name?: string;
  /** Whether what came before us may say who the client is. */
  readonly trustProxy: boolean;
  /** PUBLIC_URL. */
  readonly publicUrl?: string;
  readonly log: Logger;
}

/** Less than the 15 s after which a connection that stands still is cut. */
const patience = 13_000;
/** Headers of one connection. */
const ownToConnection = [
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Passes requests on to a gateway in another process, so that the browser sees one origin (docs/rules.md#one-origin).
 * @returns a function of the request and the address of the client's connection; 502 when the gateway does not respond
 */
export function createGatewayForwarder({
  gateway,
  name = "gateway",
  trustProxy,
  publicUrl = "",
  log,
}: ForwardOptions): (request: Request, clientAddress?: string) => Promise<Response> {
  return async (request, clientAddress) => {
    const { pathname, search, protocol, host } = new URL(request.url);
    const headers = withoutConnectionHeaders(request.headers);
    // the gateway reads the last address: behind a proxy that is the one the proxy added, and the connection is the proxy's
    const client = (trustProxy && headers.get("x-forwarded-for")) || clientAddress;
    if (client) headers.set("x-forwarded-for", client);
    else headers.delete("x-forwarded-for");
    if (!trustProxy || !headers.has("x-forwarded-proto")) headers.set("x-forwarded-proto", protocol.replace(":", ""));
    if (!trustProxy || !headers.has("x-forwarded-host")) headers.set("x-forwarded-host", host);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience).unref();
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      const response = await passOn(new URL(`${pathname}${search}`, gateway), {
        method: request.method,
        headers,
        body: request.body,
        signal,
      });
      // a subscription goes on for as long as its client listens
      if (response.headers.get("content-type")?.startsWith("text/event-stream")) clearTimeout(timer);
      return new Response(response.body, {
        status: response.status,
        headers: withoutConnectionHeaders(response.headers),
      });
    } catch (error) {
      clearTimeout(timer);
      if (!request.signal.aborted) log.error({ err: error }, `${name} out of reach`);
      const fault = {
        message: `The ${name} is out of reach.`,
        extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true },
      };
      const safety = { "x-content-type-options": "nosniff", ...transportSecurity(publicUrl) };
      return Response.json(
        { errors: [fault] },
        { status: 502, headers: { "cache-control": "no-store", "retry-after": "5", ...safety } },
      );
    }
  };
}

function withoutConnectionHeaders(source: Headers): Headers {
  const headers = new Headers(source);
  for (const name of ownToConnection) headers.delete(name);
  return headers;
}
