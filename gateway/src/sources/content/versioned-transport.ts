import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { readText } from "../read-body.ts";
import type { Transport } from "../upstream-request.ts";

export interface VersionedTransportOptions {
  /** Token that reads published stories. */
  readonly token: string;
  /** Milliseconds for which the version of a space is taken to be the newest. */
  readonly checkedForMs: number;
}

/**
 * A transport to Storyblok that names the version of its stories as our own upstreams do: every response says it in its body (`cv`), and
 * `/versions` is answered by the space's own. So copies are old when something was published, and nothing else is (docs/decisions/043-versions-make-copies-old.md).
 */
export function createVersionedTransport(
  transport: Transport,
  { token, checkedForMs }: VersionedTransportOptions,
): Transport {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let newest: number | undefined;
  let namesItsOwn = false;

  const checkSpace = async (request: Request, path: string): Promise<Response> => {
    if (performance.now() - checkedAt >= checkedForMs) {
      checkedAt = performance.now();
      const space = new URL(request.url);
      space.pathname = path;
      space.search = new URLSearchParams({ token }).toString();
      const response = await transport(new Request(space, { headers: request.headers, signal: request.signal }));
      const body = parsed(await readText("content", response)) as { readonly space?: { readonly version?: unknown } };
      newest = versionOf(body.space?.version) ?? newest;
    }
    return named(new Response(null, { status: 204 }), newest);
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/versions") && !namesItsOwn)
      return checkSpace(request, pathname.replace(/versions$/, "cdn/spaces/me"));
    const response = await transport(request);
    namesItsOwn ||= response.headers.has(dataVersionsHeader);
    if (namesItsOwn || !response.ok) return response;
    const text = await readText("content", response);
    const { status, headers } = response;
    const { cv } = parsed(text) as { readonly cv?: unknown };
    return named(new Response(text, { status, headers: plain(headers) }), versionOf(cv));
  };
}

// of what is no JSON whoever reads it says so
function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function versionOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function named(response: Response, version: number | undefined): Response {
  if (version !== undefined) response.headers.set(dataVersionsHeader, printDataVersions({ stories: version }));
  return response;
}

// the text is neither compressed any more nor as long as it was
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) kept.delete(name);
  return kept;
}
