import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

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

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(".panel").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test("below the explorer stands what an operation cost, whom it was from and how a program sends it", async ({
  page,
}) => {
  const query =
    'query Bedding { category(path: "/bedtextiel") { listing(first: 3) { nodes { id reviews(first: 1) { totalCount } } } } }';
  await page.goto(`/graphql?${new URLSearchParams({ query })}`);
  const panel = page.getByRole("region", { name: "The last operation" });
  const run = () => page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(page.locator(".graphiql-query-editor")).toContainText("Bedding");
  await run();
  await expect(panel.getByRole("status").first()).toHaveText(
    /^Bedding · \d+ calls? of upstreams · \d+ from the gateway's copies · [\d.]+ ms · cost \d+ of 10000$/,
  );
  await panel.getByRole("button", { name: "Trace" }).click();
  await expect(panel.getByRole("row").filter({ hasText: "category.listing.nodes.0.reviews" })).toContainText(
    "getReviews",
  );
  await expectNoViolations(page);

  await panel.getByRole("button", { name: "Identity" }).click();
  await panel.getByRole("button", { name: "Send as an app" }).click();
  await panel.getByRole("button", { name: "Begin a visit" }).click();
  await expect(panel.getByLabel("x-visitor")).not.toHaveValue("");
  const visitor = await panel.getByLabel("x-visitor").inputValue();
  const sent = page.waitForRequest((request) => operationOf(request.postData()) === "Bedding");
  await run();
  expect((await sent).headers()).toMatchObject({ "x-client": "explorer/1.0", "x-visitor": visitor });
  await expectNoViolations(page);

  await panel.getByRole("button", { name: "Copy as", exact: true }).click();
  for (const name of ["curl", "fetch", "Python", "Kotlin", "Swift"]) {
    await panel.getByLabel("Copy as", { exact: true }).selectOption(name);
    await expect(panel.getByLabel("The operation as a program")).toContainText(visitor);
  }
  await expectNoViolations(page);
});
