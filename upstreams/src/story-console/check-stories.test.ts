import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { exportedStory } from "#upstreams/content/testing/story-folder.ts";

import { TestStoryConsole } from "./testing/test-story-console.ts";

let stories: TestStoryConsole;

beforeAll(async () => {
  stories = await TestStoryConsole.open();
});
beforeEach(() => stories.startOver());
afterAll(() => stories.close());

const link = (url: string) => ({
  component: "link",
  _uid: url,
  label: "x",
  link: { fieldtype: "multilink", linktype: "url", url, cached_url: url },
});

test("a check names what the shop contradicts", async () => {
  const wrong = {
    title: "x",
    body: [
      { component: "page_head", _uid: "h", headline: "Gratis verzending", lead: "14 dagen proberen" },
      {
        component: "action_block",
        _uid: "a",
        headline: "x",
        links: [link("/service/nergens"), link("shared/pdps/99-9999"), link("/over-ons")],
      },
      { component: "product_slider", _uid: "p", headline: "x", products: ["99-9998"] },
    ],
  };
  const file = stories.write("wrong.json", exportedStory(9, "fout", wrong));
  await stories.run(`import ${file}`);
  const record = JSON.stringify({ returnDays: 30, shippingCents: { parcel: 495, two_person: 0 } });
  await stories.db.insertInto("shop").values({ shop_id: 1001, locale: "nl-NL", data: record }).execute();
  const { exitCode, output } = await stories.run("check");
  expect(exitCode).toBe(1);
  expect(output.split("\n").filter((line) => line.startsWith("fout: ")).length).toBeGreaterThanOrEqual(4);
  for (const expected of [
    "/service/nergens",
    "shared/pdps/99-9999",
    "the shop has no 99-9998",
    "14 dagen proberen",
    "Gratis verzending",
  ])
    expect(output).toContain(expected);
  expect(output).not.toContain("nowhere: /over-ons");
});

const redirect = (from: string, to: string) => ({ component: "redirect", _uid: from + to, from, link: link(to).link });

test("redirects are drafts, published and checked as any story: no page, no path twice, no circle", async () => {
  const redirects = [
    redirect("/oud", "/over-ons"),
    redirect("/over-ons", "/"),
    redirect("/heen", "/terug/"),
    redirect("/terug", "/heen"),
    redirect("/oud/", "/service/nergens"),
  ];
  const exported = exportedStory(11, "instellingen/verwijzingen", { component: "shop_redirects", redirects });
  const file = stories.write("redirects.json", exported);
  expect((await stories.run(`edit instellingen/verwijzingen --file ${file}`)).exitCode).toBe(0);
  expect((await stories.run("list --changed")).output).toContain("instellingen/verwijzingen");
  const { output } = await stories.run("check");
  const said = output.split("\n").filter((line) => line.startsWith("instellingen/verwijzingen: "));
  expect(said.map((line) => line.slice("instellingen/verwijzingen: ".length)).toSorted()).toEqual([
    "/oud is named twice: only the last one counts",
    "/over-ons is a page: nobody is led away from it",
    "a link leads nowhere: /service/nergens",
    "the redirects from /heen lead back to it",
    "the redirects from /terug lead back to it",
  ]);
  expect((await stories.run("publish instellingen/verwijzingen")).exitCode).toBe(0);
});
