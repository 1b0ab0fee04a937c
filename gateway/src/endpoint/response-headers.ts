import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import type { Allowance } from "#gateway/clients/client-limits.ts";
import type { Outcome } from "./outcome.ts";

interface AnsweredRequest {
  readonly correlationId: string;
  readonly isGet: boolean;
  readonly allowance?: Allowance | undefined;
}

/** The headers of a response: who may keep it, what it was made from, what the client has left, and what it hands out. */
export function responseHeaders(outcome: Outcome, request: AnsweredRequest): Headers {
  const headers = new Headers({
    "x-correlation-id": request.correlationId,
    vary: "x-shop, accept, accept-encoding",
  });
  headers.set(
    "cache-control",
    request.isGet && outcome.isForEverybody ? "public, max-age=0, must-revalidate" : "private, no-store",
  );
  if (request.isGet && outcome.etag !== undefined) headers.set("etag", outcome.etag);
  for (const [name, value] of Object.entries(request.allowance?.headers() ?? {})) headers.set(name, value);
  const versions = printDataVersions(outcome.versions ?? {});
  if (versions !== "") headers.set(dataVersionsHeader, versions);
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.endsSession) headers.set("clear-site-data", '"cache"');
  if (outcome.newVisitor !== undefined) headers.set("x-visitor", outcome.newVisitor);
  return headers;
}
