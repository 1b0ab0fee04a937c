import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readShopSettings } from "./shop-settings.ts";

test("the shop's own settings give promises, a claim and columns of links", async () => {
  const file = join(import.meta.dirname, "../../../upstreams/stories/nl/instellingen/winkel.json");
  const story = JSON.parse(await readFile(file, "utf8")) as { content: unknown };
  const { promises, claim, columns } = readShopSettings(story.content);
  expect(promises.map(({ icon }) => icon)).toEqual(["truck", "return", "phone"]);
  expect(claim).not.toBe("");
  expect(columns.length).toBeGreaterThan(0);
  for (const { links } of columns) for (const { href } of links) expect(href).toMatch(/^\/(?!\/)/);
});

test.each([undefined, null, "text", 7, [], { promises: "x", footer_columns: [null, 3, { title: "Leeg", links: [] }] }])(
  "%j gives nothing to show, and nothing breaks",
  (content) => {
    expect(readShopSettings(content)).toEqual({ promises: [], claim: "", columns: [] });
  },
);

test("a link that could run something is left out", () => {
  const link = { label: "Klik", link: { linktype: "url", url: "javascript:alert(1)" } };
  expect(readShopSettings({ footer_columns: [{ title: "Service", links: [link] }] }).columns).toEqual([]);
});
