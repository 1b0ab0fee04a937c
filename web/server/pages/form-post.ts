import { latePaths } from "#app/locale/late-paths.ts";
import type { StoredPage } from "./stored-page.ts";

/** Forms that browsers may send without scripts. */
const takenForms: ReadonlySet<string> = new Set([latePaths.contactMessage]);
const longestForm = 20_000;

/**
 * The body of a form that the shop takes without scripts; undefined for any other, for one of another site, and for one that is longer than its
 * fields allow.
 */
export async function takenForm(request: Request, pathInShop: string, origin: string): Promise<string | undefined> {
  const { headers } = request;
  const isOwn = headers.get("sec-fetch-site") === "same-origin" || headers.get("origin") === origin;
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  const isShort = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= longestForm;
  return takenForms.has(pathInShop) && isOwn && isForm && isShort ? request.text() : undefined;
}

/** Whether a browser sends a form of a page by itself, without the page's scripts; programs get a bare refusal. */
export function isFormPost(request: Request): boolean {
  return request.method === "POST" && (request.headers.get("accept") ?? "").includes("text/html");
}

/** A page in place of what a form would lead to: the same body, for this one response. A page that failed keeps saying so. */
export function refusedForm(page: StoredPage): StoredPage {
  const { etag: _etag, ...headers } = page.headers;
  return {
    ...page,
    status: page.status === 200 ? 405 : page.status,
    etag: "",
    headers: { ...headers, allow: "GET, HEAD", "cache-control": "no-store" },
  };
}
