import type { StoredPage } from "./stored-page.ts";

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
