type Handler = (request: Request) => Promise<Response>;

/** Hop-by-hop headers belong to one connection (RFC 9110 §7.6.1); the encoding is undone by `fetch`. */
const ownHeaders = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "content-length"];
const deadline = 10_000;

/** Passes requests on to another process under the same path; 502 when it cannot be reached, 504 when it takes over 10 s. */
export function createForwarder(origin: string): Handler {
  const base = origin.replace(/\/+$/, "");
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ownHeaders) headers.delete(name);
    const body = request.method === "GET" || request.method === "HEAD" ? undefined : await request.arrayBuffer();
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]);
      const response = await fetch(`${base}${pathname}${search}`, { method: request.method, headers, body, redirect: "manual", signal });
      const answered = new Headers(response.headers);
      for (const name of [...ownHeaders, "content-encoding"]) answered.delete(name);
      return new Response(response.body, { status: response.status, headers: answered });
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === "TimeoutError";
      return new Response(null, { status: timedOut ? 504 : 502, headers: { "cache-control": "no-store", "retry-after": "5" } });
    }
  };
}
