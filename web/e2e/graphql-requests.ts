import type { Page, Request } from "playwright/test";

import { operationOf } from "./open-page.ts";

/** What a page asks for in its own time: whether a basket's lines fit each other and what completes them, and what is often bought with something. */
const inTheirOwnTime: ReadonlySet<string> = new Set(["BasketFits", "AlsoBought"]);

/** Names of the operations that a page sends to the gateway from now on, in their order. */
export function recordGraphqlRequests(page: Page): string[] {
  const operations: string[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname !== "/graphql") return;
    const name = operationOf(request.postData()) ?? url.searchParams.get("operationName") ?? "unnamed";
    if (!inTheirOwnTime.has(name)) operations.push(name);
  });
  return operations;
}
