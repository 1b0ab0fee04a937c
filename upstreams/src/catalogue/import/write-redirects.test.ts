import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { smallCatalogue } from "#upstreams/catalogue/testing/small-catalogue.ts";
import { TestImports } from "#upstreams/catalogue/testing/test-imports.ts";

import { hasChanges } from "./import-summary.ts";

let imports: TestImports;

beforeAll(async () => {
  imports = await TestImports.open();
});
beforeEach(() => imports.empty());
afterAll(() => imports.close());

const redirect = (source: string, target: string, more: object = {}) => ({
  type: "redirect",
  shopId: 1001,
  source,
  target,
  ...more,
});

const storedRedirects = () =>
  imports.db.selectFrom("redirect").select(["source", "target", "status_code"]).orderBy("source").execute();

describe("redirects", () => {
  test("come, change and go with the file; what was made by hand stays as it is", async () => {
    const old = redirect("/oude-bedden/", "/slapen?sort=price-asc");
    const away = redirect("/merk/größe", "https://example.com/merk", { statusCode: 302 });
    expect((await imports.run({ ...smallCatalogue(), old, away })).changes.redirect).toEqual({
      added: 2,
      changed: 0,
      deactivated: 0,
    });
    expect(await storedRedirects()).toEqual([
      { source: "/merk/gr%C3%B6%C3%9Fe", target: "https://example.com/merk", status_code: 302 },
      { source: "/oude-bedden", target: "/slapen?sort=price-asc", status_code: 301 },
    ]);
    await imports.db
      .insertInto("redirect")
      .values({ shop_id: 1001, source: "/folder", target: "/", status_code: 301, is_of_file: false })
      .execute();
    const changed = { ...old, target: "/slapen" };
    const summary = await imports.run({ ...smallCatalogue(), changed, byHand: redirect("/folder", "/slapen") });
    expect(summary.changes.redirect).toEqual({ added: 0, changed: 1, deactivated: 1 });
    expect(await storedRedirects()).toEqual([
      { source: "/folder", target: "/", status_code: 301 },
      { source: "/oude-bedden", target: "/slapen", status_code: 301 },
    ]);
    expect(hasChanges(await imports.run({ ...smallCatalogue(), changed }))).toBe(false);
  });

  test.each([
    ["is no path of the shop", redirect("oude-bedden", "/slapen"), "source"],
    ["is the root", redirect("/", "/slapen"), "source"],
    ["has a query", redirect("/index.php?id=3", "/slapen"), "source"],
    ["leads to a script", redirect("/oud", "javascript:alert(1)"), "target"],
    ["leads to another site without saying so", redirect("/oud", "//elders.example"), "target"],
    ["has a status that leads nowhere", redirect("/oud", "/slapen", { statusCode: 200 }), "statusCode"],
  ])("one that %s is refused", async (_what, line, path) => {
    await expect(imports.run({ ...smallCatalogue(), line })).rejects.toMatchObject({
      faults: [expect.objectContaining({ path })],
    });
  });

  test("that lead in a circle are refused", async () => {
    const lines = { a: redirect("/a", "/b#onder"), b: redirect("/b", "/c"), c: redirect("/c", "/a?x=1") };
    await expect(imports.run({ ...smallCatalogue(), ...lines })).rejects.toThrow(
      "the redirects from /a lead back to it",
    );
    expect(await storedRedirects()).toEqual([]);
  });
});
