import { join } from "node:path";

import { expect, test } from "playwright/test";

import { storiesConsole } from "./shop/shop-console.ts";

const space = join(import.meta.dirname, "editor/foreign-space.json");
const section = "ontdekken/andere-ruimte";

interface Row {
  readonly slug: string;
  readonly result: string;
}

test("a space that somebody else has modelled is taken over: every page is there, what the shop does not know is named and left out @long", async ({
  page,
  request,
}) => {
  const rows = JSON.parse(await storiesConsole("import", space, "--below", section, "--publish", "--json")) as Row[];
  const taken = rows.filter(({ result }) => !result.startsWith("left out"));
  expect(taken.map(({ slug }) => slug)).toEqual(
    ["", "/about", "/headline", "/blog/colours", "/blog/rich", "/blog"].map((slug) => section + slug),
  );
  expect(rows.filter((row) => !taken.includes(row))).toEqual([
    { slug: "w", result: expect.stringContaining("content") },
  ]);
  const unknown = new Set(
    taken.flatMap(({ result }) => [...result.matchAll(/block '([^']*)' is not known/g)]).map(([, name]) => name),
  );
  expect(unknown).toEqual(new Set(["grid", "cta", "article", "youtube", "", "article_list"]));

  const status = async (slug: string) => (await request.get(`/${slug}`)).status();
  for (const { slug } of taken) await expect.poll(() => status(slug), { timeout: 5000, message: slug }).toBe(200);
  await page.goto(`/${section}/blog/rich`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rich text of somebody else");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("A heading");
  await page.getByRole("main").getByRole("link", { name: "colours" }).click();
  await expect(page).toHaveURL(`/${section}/blog/colours`);
  await page.goto(`/${section}`);
  await expect(page.getByText("A quote that both know.")).toBeVisible();
});
