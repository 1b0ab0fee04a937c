import type { Page, Response } from "playwright/test";

/** Loads a page of the shop and waits until it reacts to clicks and keys: its first own request comes when React has taken over the HTML. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const takenOver = page.waitForRequest(
    (request) => new URL(request.url()).pathname === "/graphql" && operationOf(request.postData()) === "Visitor",
  );
  const [response] = await Promise.all([page.goto(path), takenOver]);
  if (!response) throw new Error(`No response to ${path}.`);
  return response;
}

/** Name of the operation in the body of a GraphQL request. */
export function operationOf(body: string | null): string | undefined {
  return body === null ? undefined : (JSON.parse(body) as { operationName?: string }).operationName;
}
