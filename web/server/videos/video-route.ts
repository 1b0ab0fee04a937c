import type { Logger } from "pino";
import { nothingAllowed } from "#server/security-headers.ts";

interface VideoRouteOptions {
  /** Gives what is behind `/images/{file}`, in the range that a request names. */
  readonly originals: (request: Request) => Promise<Response>;
  readonly log: Logger;
}

const fileName = /^[a-z0-9][a-z0-9_-]{0,120}\.(?:mp4|webm|vtt)$/i;
const passedOn = ["range", "if-range", "if-none-match"];
const kept = ["content-type", "content-length", "content-range", "accept-ranges", "etag"];

/** Serves `/videos/{file}`: films of the shop's own and their captions, which stand beside its photos, in the ranges a player asks for (docs/rules.md#films). */
export function createVideoRoute({
  originals,
  log,
}: VideoRouteOptions): (request: Request, url: URL) => Promise<Response> {
  return async (request, { pathname }) => {
    const file = pathname.slice("/videos/".length);
    if (!fileName.test(file)) return refusal(404);
    try {
      const headers = new Headers();
      for (const name of passedOn) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const { method, signal } = request;
      const original = await originals(
        new Request(`http://images.internal/images/${file}`, { method, headers, signal }),
      );
      if (original.status === 404) return refusal(404);
      if (!original.ok && original.status !== 304 && original.status !== 416)
        throw new Error(`the original's status is ${original.status}`);
      return new Response(original.body, { status: original.status, headers: sentHeaders(original) });
    } catch (error) {
      log.warn({ err: error, file }, "film not sent");
      return refusal(503);
    }
  };
}

function sentHeaders(original: Response): Headers {
  const headers = new Headers({
    // a film may be replaced under its name
    "cache-control": "public, max-age=86400, stale-while-revalidate=86400",
    "content-security-policy": nothingAllowed,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  for (const name of kept) {
    const value = original.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function refusal(status: 404 | 503): Response {
  const headers: Record<string, string> = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
  if (status === 503) headers["retry-after"] = "5";
  return new Response(null, { status, headers });
}
