import type { Logger } from "pino";

interface ForwardOptions {
  /** GATEWAY_URL, without `/graphql`. */
  readonly gateway: string;
  /** Whether what came before us may say who the client is. */
  readonly trustProxy: boolean;
  readonly log: Logger;
}

const patience = 15_000;
/** Headers of one connection, and what fetch decides by itself. */
const ownToConnection = [
  "connection",
  "content-length",
  "content-encoding",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Passes requests on to a gateway in another process, so that the browser sees one origin (decisions.md 44).
 * @returns a function of the request and the address of the client's connection; 502 when the gateway does not answer
 */
export function createGatewayForwarder({
  gateway,
  trustProxy,
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
    try {
      // The body is passed on as it comes in, which fetch asks to be told.
      const streamed: RequestInit & { readonly duplex: "half" } = {
        method: request.method,
        headers,
        body: request.body,
        duplex: "half",
        redirect: "manual",
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
      };
      const answer = await fetch(new URL(`${pathname}${search}`, gateway), streamed);
      return new Response(answer.body, { status: answer.status, headers: withoutConnectionHeaders(answer.headers) });
    } catch (error) {
      if (!request.signal.aborted) log.error({ err: error }, "gateway out of reach");
      const fault = { message: "The gateway is out of reach.", extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } };
      return Response.json({ errors: [fault] }, { status: 502, headers: { "cache-control": "no-store", "retry-after": "5" } });
    }
  };
}

function withoutConnectionHeaders(source: Headers): Headers {
  const headers = new Headers(source);
  for (const name of ownToConnection) headers.delete(name);
  return headers;
}
