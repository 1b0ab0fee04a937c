import { expect } from "playwright/test";

import { operationOf } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

test("the API explorer runs its example tabs, loads nothing from other sites and stays inside its policy", async ({
  page,
}) => {
  const responses = new Map<string, { data?: unknown; errors?: unknown }>();
  page.on("response", async (response) => {
    const operation = operationOf(response.request().postData());
    if (operation) responses.set(operation, (await response.json()) as { data?: unknown; errors?: unknown });
  });
  await page.goto("/graphql");
  await expect.poll(() => responses.has("IntrospectionQuery")).toBe(true);
  const tabs = page.getByRole("tab");
  const titles = (await tabs.getByRole("button").allTextContents()).filter((title) => /^\w+$/.test(title));
  expect(titles.length).toBeGreaterThanOrEqual(18);
  for (const title of titles) {
    await tabs.getByRole("button", { name: title, exact: true }).click();
    // The explorer's own button follows a change of tab a moment later than the tab itself.
    await expect(async () => {
      await page.getByRole("button", { name: /^Execute query/ }).click();
      await expect.poll(() => responses.get(title), { timeout: 1000 }).toBeDefined();
    }).toPass();
    // one tab makes mistakes on purpose; that nobody is signed in is no mistake any more
    if (title === "Faults")
      expect(responses.get(title)?.errors).toEqual([
        expect.objectContaining({ message: expect.stringContaining("page on with `after`") }),
      ]);
    else expect(responses.get(title)?.errors, title).toBeUndefined();
    expect(responses.get(title)?.data, title).toBeTruthy();
  }
});

test("a shared link and a tab that is loaded again show their document, and run it only on a press", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(operationOf(request.postData()) ?? ""));
  const query = "query Shared($slug: String!) { story(slug: $slug) { title } }";
  await page.goto(`/graphql?${new URLSearchParams({ query, variables: `{ "slug": "home" }` })}`);
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toContainText("Shared");
  await expect(page.locator(".graphiql-query-editor")).toContainText("query Shared");
  await page.reload();
  await expect(tab).toContainText("Shared");
  expect(sent).not.toContain("Shared");
  const shared = page.waitForResponse((response) => operationOf(response.request().postData()) === "Shared");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  expect(await (await shared).json()).toMatchObject({ data: { story: { title: expect.any(String) } } });
});
