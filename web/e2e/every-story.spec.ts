import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect } from "playwright/test";

import { test } from "./shop/watched-test.ts";

const folder = fileURLToPath(new URL("../../upstreams/stories/nl", import.meta.url));
const slugs = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("instellingen"))
  .map((file) => file.replace(/\.json$/, "").replaceAll("\\", "/"));
const pathOf = (slug: string) => (slug === "home" ? "/" : `/${slug}`);

test.describe.configure({ timeout: 600_000 });

test("every story's page has one headline and a title of its own, pictures with words and size, and leads to pages that are there @long", async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const links = new Map<string, string>();
  const anchors = new Map<string, string>();
  // for reading only: the browser need not run what it reads
  await page.goto("about:blank");
  for (const slug of slugs) {
    const path = pathOf(slug);
    const response = await request.get(path);
    if (response.status() !== 200) problems.push(`${path}: ${response.status()}`);
    const read = await page.evaluate(
      (html) => {
        const html5 = new DOMParser().parseFromString(html, "text/html");
        return {
          title: html5.title,
          headlines: [...html5.querySelectorAll("h1")].length,
          levels: [...html5.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].map(({ tagName }) =>
            Number(tagName[1]),
          ),
          images: [...html5.querySelectorAll("img")].flatMap((image) =>
            ["alt", "width", "height"]
              .filter((name) => !image.hasAttribute(name))
              .map((name) => `${image.getAttribute("src")} has no ${name}`),
          ),
          links: [...html5.querySelectorAll("main a[href], footer a[href], header a[href]")].map(
            (link) => link.getAttribute("href") ?? "",
          ),
          ids: [...html5.querySelectorAll("[id]")].map(({ id }) => id),
        };
      },
      await response.text(),
    );
    if (read.headlines !== 1) problems.push(`${path}: ${read.headlines} headlines`);
    for (const [index, level] of read.levels.entries())
      if (level > (read.levels[index - 1] ?? 0) + 1)
        problems.push(`${path}: a heading of level ${level} after ${read.levels[index - 1]}`);
    problems.push(...read.images.map((problem) => `${path}: ${problem}`));
    const twin = titles.get(read.title);
    if (twin) problems.push(`${path}: the title of ${twin}`);
    titles.set(read.title, path);
    for (const href of read.links) {
      const target = new URL(href, `http://shop${path}`);
      if (target.origin !== "http://shop") continue;
      if (target.pathname === path && target.hash) {
        if (!read.ids.includes(target.hash.slice(1))) problems.push(`${path}: nothing is called ${target.hash}`);
      } else if (target.hash) anchors.set(target.pathname + target.hash, path);
      links.set(target.pathname + target.search, path);
    }
  }
  for (const [address, from] of links) {
    const status = (await request.get(address)).status();
    if (status !== 200) problems.push(`${status} ${address} (from ${from})`);
  }
  for (const [address, from] of anchors) {
    const [path = "", id = ""] = address.split("#");
    const html = await (await request.get(path)).text();
    if (!html.includes(`id="${id}"`)) problems.push(`nothing is called #${id} on ${path} (from ${from})`);
  }
  expect(problems).toEqual([]);
  expect(slugs.length).toBeGreaterThan(90);
  expect(links.size).toBeGreaterThan(150);
});
