import type { Page, Request } from "playwright/test";

import { operationOf } from "./open-page.ts";

/** Names of the operations that a page sends to the gateway from now on, in their order. */
export function recordGraphqlRequests(page: Page): string[] {
  const operations: string[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname !== "/graphql") return;
    operations.push(operationOf(request.postData()) ?? url.searchParams.get("operationName") ?? "unnamed");
  });
  return operations;
}
