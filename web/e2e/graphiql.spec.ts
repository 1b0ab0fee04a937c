import { expect } from "playwright/test";

import { operationOf } from "./open-page.ts";
import { test } from "./watched-test.ts";

test("the API explorer runs its example tabs, asks no other site for anything and stays inside its policy", async ({
  page,
}) => {
  const answers = new Map<string, { data?: unknown; errors?: unknown }>();
  page.on("response", async (response) => {
    const operation = operationOf(response.request().postData());
    if (operation) answers.set(operation, (await response.json()) as { data?: unknown; errors?: unknown });
  });
  await page.goto("/graphql");
  await expect.poll(() => answers.has("IntrospectionQuery")).toBe(true);
  const tabs = page.getByRole("tab");
  const titles = (await tabs.getByRole("button").allTextContents()).filter((title) => /^\w+$/.test(title));
  expect(titles.length).toBeGreaterThan(3);
  for (const title of titles) {
    await tabs.getByRole("button", { name: title, exact: true }).click();
    // The explorer's own button follows a change of tab a moment later than the tab itself.
    await expect(async () => {
      await page.getByRole("button", { name: /^Execute query/ }).click();
      await expect.poll(() => answers.get(title), { timeout: 1000 }).toBeDefined();
    }).toPass();
    expect(answers.get(title)?.errors, title).toBeUndefined();
    expect(answers.get(title)?.data, title).toBeTruthy();
  }
});

test("a shared link and a tab that is loaded again show their document, and run it only when asked to", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(operationOf(request.postData()) ?? ""));
  const query = "query Shared($slug: String!) { story(slug: $slug) { title } }";
  await page.goto(`/graphql?${new URLSearchParams({ query, variables: `{ "slug": "home" }` })}`);
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toContainText("Shared");
  await expect(page.locator(".graphiql-query-editor")).toContainText("query Shared");
  await page.reload();
  await expect(tab).toContainText("Shared");
  expect(asked).not.toContain("Shared");
  const answer = page.waitForResponse((response) => operationOf(response.request().postData()) === "Shared");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  expect(await (await answer).json()).toMatchObject({ data: { story: { title: expect.any(String) } } });
});
