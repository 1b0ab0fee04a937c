import { expect } from "playwright/test";

import { operationOf } from "./open-page.ts";
import { test } from "./watched-test.ts";

test("the API explorer runs its example tabs, asks no other site for anything and stays inside its policy", async ({ page }) => {
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
