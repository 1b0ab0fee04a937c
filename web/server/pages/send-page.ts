import { acceptedEncoding } from "@warmeland/schema/rules/accepted-encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/** Sends a page, or 304 with the same headers when the client has this very one; its policy then still fits the body it keeps. */
export function sendPage(request: Request, page: StoredPage): Response | Promise<Response> {
  if (page.status === 200 && matches(request.headers.get("if-none-match"), page.etag)) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const encoding = page.body.encodingFor(acceptedEncoding(request.headers.get("accept-encoding")));
  const bytes = page.body.bytes(encoding);
  return bytes instanceof Promise
    ? bytes.then((ready) => send(request, page, encoding, ready))
    : send(request, page, encoding, bytes);
}

function send(request: Request, page: StoredPage, encoding: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const headers: Record<string, string> = { ...page.headers, "content-length": String(bytes.byteLength) };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : bytes, { status: page.status, headers });
}

function matches(header: string | null, etag: string): boolean {
  if (header === null || !etag) return false;
  if (header === etag) return true;
  return header.split(",").some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
