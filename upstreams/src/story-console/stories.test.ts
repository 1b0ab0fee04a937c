import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neutralSlugs } from "@warmeland/schema/blocks/neutral/neutral-stories.ts";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createContentUpstream } from "#upstreams/content/content-upstream.ts";
import { readStoryFiles } from "#upstreams/content/story-library.ts";
import { exportedStory, storyUuid, writeStoryFolder } from "#upstreams/content/testing/story-folder.ts";
import { createTestDatabase, type TestDatabase } from "#upstreams/database/test-database.ts";

import { runConsole, type ConsoleResult } from "../console/run-console.ts";
import { allStoryCommands, storiesUsage } from "./all-story-commands.ts";

const silent = pino({ level: "silent" });
const quote = (text: string) => ({ component: "quote", _uid: "q", text });
const page = (text: string) => ({ title: text, body: [quote(text)] });
const stories = writeStoryFolder({
  "nl/home.json": exportedStory(1, "home", page("Thuis")),
  "nl/over-ons.json": exportedStory(2, "over-ons", page("Over ons")),
  "space.json": { id: 290_001, name: "Winkel" },
});
const folder = mkdtempSync(join(tmpdir(), "stories-console-"));

let database: TestDatabase;
let content: ReturnType<typeof createContentUpstream>;
let now = Date.parse("2026-11-24T09:00:00Z");
/** What the editor makes of the text. */
let typed: (text: string) => string = (text) => text;

/** What happens while the editor has it open. */
let meanwhile: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  content = createContentUpstream({
    storiesFolder: stories.folder,
    db: database.db,
    token: "open",
    previewToken: "preview",
    log: silent,
    now: () => now,
  });
  await content.load();
});
afterAll(async () => {
  await database.close();
  stories.remove();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  now += 60_000;
  await database.db.deleteFrom("story").execute();
});

function story(line: string): Promise<ConsoleResult> {
  const [verb = "", ...rest] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const services = {
    db: database.db,
    files: readStoryFiles(stories.folder, silent),
    publicUrl: "https://shop.example",
    previewToken: "preview",
    now: () => new Date(now),
    edit: async (text: string) => {
      await meanwhile?.();
      return typed(text);
    },
  };
  return runConsole(services, allStoryCommands[verb]!, rest);
}

const send = (path: string) => content.handle(new Request(`http://content.example/v2${path}`));

/** The title that a token reads, with the version of the stories. */
async function read(slug: string, token: "open" | "preview" = "open") {
  await send("/versions");
  const version = token === "preview" ? "&version=draft" : "";
  const response = await send(`/cdn/stories/${slug}?token=${token}${version}`);
  const body = (await response.json()) as { story?: { content: { title: string } }; cv?: number };
  return { title: body.story?.content.title, cv: body.cv ?? 0 };
}

const retitle = (title: string) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), content: { component: "page", _uid: "root", ...page(title) } });

test("a draft is written, looked at, published and taken back, and shoppers see each step and no other", async () => {
  const before = await read("home");
  typed = retitle("Winter");
  expect(await story("edit home")).toEqual({ exitCode: 0, output: "home is saved as a draft." });
  expect(await read("home")).toEqual(before);
  expect((await read("home", "preview")).title).toBe("Winter");
  expect((await story("list --changed")).output).toMatch(/^home\s.*changed/m);
  expect((await story("preview home")).output).toMatch(
    /^https:\/\/shop\.example\/\?_storyblok=1&_storyblok_tk%5Bspace_id%5D=290001&.*_tk%5Btoken%5D=[0-9a-f]{40}$/,
  );

  expect((await story("publish home")).output).toBe("home is published.");
  const published = await read("home");
  expect(published.title).toBe("Winter");
  expect(published.cv).toBeGreaterThan(before.cv);
  expect(await story("publish home")).toEqual({
    exitCode: 1,
    output: "home has no draft: there is nothing to publish",
  });

  typed = retitle("Lente");
  await story("edit home");
  await story("discard home");
  expect((await read("home", "preview")).title).toBe("Winter");
  const versions = JSON.parse((await story("history home --json")).output) as { version: string; event: string }[];
  expect(versions.map(({ event }) => event)).toEqual(["saved", "published", "saved"]);
  await story(`revert home ${versions[0]!.version}`);
  await story("publish home");
  expect((await read("home")).title).toBe("Lente");
  await story("revert home shop");
  await story("publish home");
  expect((await read("home")).title).toBe("Thuis");
});

test("a story is taken from shoppers and stays for editors", async () => {
  expect((await story("unpublish over-ons")).exitCode).toBe(0);
  expect((await read("over-ons")).title).toBeUndefined();
  expect((await read("over-ons", "preview")).title).toBe("Over ons");
  expect((await story("unpublish over-ons")).output).toBe("over-ons is not published");
  await story("publish over-ons");
  expect((await read("over-ons")).title).toBe("Over ons");
});

test("the running shop publishes a draft when its time has come", async () => {
  typed = retitle("Later");
  await story("edit home");
  expect((await story("schedule home --at 2020-01-01")).output).toBe("--at lies in the past");
  const at = new Date(now + 3_600_000).toISOString();
  expect((await story(`schedule home --at ${at}`)).exitCode).toBe(0);
  const before = await read("home");
  expect(before.title).toBe("Thuis");
  now += 3_601_000;
  const after = await read("home");
  expect(after.title).toBe("Later");
  expect(after.cv).toBeGreaterThan(before.cv);
});

test("a new story, what is no story, what the shop would leave out, and a story from a file", async () => {
  expect((await story("edit nieuw")).output).toBe("There is no story nieuw; --new NAME begins one");
  typed = (text) => text;
  expect((await story('edit ontdekken/wol --new "Wol"')).exitCode).toBe(0);
  expect((await read("ontdekken/wol")).title).toBeUndefined();
  expect((await read("ontdekken/wol", "preview")).title).toBe("Wol");
  typed = () => '{ "name": "x" ';
  expect((await story("edit home")).output).toContain("This is no story, and is not saved");
  typed = (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      content: { component: "page", _uid: "r", body: [{ component: "countdown", _uid: "c" }] },
    });
  expect((await story("edit home")).output).toContain("the block 'countdown' is not known");
  expect((await story("publish home")).output).toContain("--anyway publishes all the same");
  const file = join(folder, "draft.json");
  writeFileSync(file, retitle("Uit een bestand")(JSON.stringify(exportedStory(1, "home"))));
  expect((await story(`edit home --file ${file}`)).exitCode).toBe(0);
  expect((await read("home", "preview")).title).toBe("Uit een bestand");
});

test("who saves after somebody else has saved keeps the text, and overwrites nothing", async () => {
  const file = join(folder, "first.json");
  writeFileSync(file, retitle("Eerder")(JSON.stringify(exportedStory(1, "home"))));
  let first: Promise<ConsoleResult> | undefined;
  typed = retitle("Te laat");
  meanwhile = async () => {
    first = story(`edit home --file ${file}`);
    await first;
  };
  const { exitCode, output } = await story("edit home");
  meanwhile = undefined;
  expect([exitCode, (await first)?.exitCode]).toEqual([1, 0]);
  expect(output).toContain("Somebody else has saved home meanwhile");
  expect(output).toContain("Te laat");
  expect((await read("home", "preview")).title).toBe("Eerder");
});

test("a space is taken over as drafts and written out again", async () => {
  const file = join(folder, "space.json");
  const space = {
    stories: [
      exportedStory(7, "ontdekken/linnen", page("Linnen")),
      { full_slug: "ontdekken", is_folder: true },
      { full_slug: "zonder-inhoud", name: "x" },
      { ...exportedStory(8, "dubbel", page("Dubbel")), uuid: storyUuid(1) },
    ],
  };
  writeFileSync(file, JSON.stringify(space));
  const { output } = await story(`import ${file}`);
  expect(output).toMatch(/ontdekken\/linnen\s+taken over/);
  expect(output).toMatch(/zonder-inhoud\s+left out/);
  expect(output).toMatch(/dubbel\s+left out: it has the id or uuid of home/);
  expect((await read("ontdekken/linnen")).title).toBeUndefined();
  expect((await read("ontdekken/linnen", "preview")).title).toBe("Linnen");
  await story(`import ${file} --publish`);
  expect((await read("ontdekken/linnen")).title).toBe("Linnen");
  await story(`export ${join(folder, "out")}`);
  const written = readStoryFiles(join(folder, "out"), silent);
  expect([...written.shelves.get("nl")!.published.keys()].toSorted()).toEqual(["home", "ontdekken/linnen", "over-ons"]);
  expect(JSON.parse(readFileSync(join(folder, "out/nl/ontdekken/linnen.json"), "utf8"))).toMatchObject({
    uuid: storyUuid(7),
    content: { title: "Linnen" },
  });
});

test("what an export lacks is filled in, and a space's pages stand below a section with their links to each other", async () => {
  const file = join(folder, "bare.json");
  const to = { fieldtype: "multilink", linktype: "story", id: "12", url: "", cached_url: "about" };
  const mark = { type: "link", attrs: { href: "/about", linktype: "story", uuid: "12", anchor: null } };
  const text = { type: "doc", content: [{ type: "text", text: "About", marks: [mark] }] };
  const body = [
    { component: "action_block", headline: "x", links: [{ component: "link", label: "x", link: to }] },
    { component: "rich_text", text },
  ];
  const stories = [
    { id: 11, uuid: 11, name: "Home", full_slug: "/", content: { component: "page", body } },
    { id: 12, uuid: "12", name: "About", full_slug: "about/", content: { component: "page", blocks: [] } },
  ];
  writeFileSync(file, JSON.stringify(stories));
  const { output } = await story(`import ${file} --below ontdekken/andere`);
  expect(output).toMatch(/^ontdekken\/andere\s+taken over/m);
  expect(output).toMatch(/^ontdekken\/andere\/about\s+the page has no blocks, and shows nothing/m);
  const shown = (await story("show ontdekken/andere")).output;
  expect(shown.match(/ontdekken\/andere\/about/g)?.length).toBeGreaterThanOrEqual(2);
  expect(shown).not.toMatch(/"(?:\/?about)"/);
});

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
  const file = join(folder, "wrong.json");
  writeFileSync(file, JSON.stringify(exportedStory(9, "fout", wrong)));
  await story(`import ${file}`);
  const record = JSON.stringify({ returnDays: 30, shippingCents: { parcel: 495, two_person: 0 } });
  await database.db.insertInto("shop").values({ shop_id: 1001, locale: "nl-NL", data: record }).execute();
  const { exitCode, output } = await story("check");
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

function category(path: string, hidden: boolean) {
  const data = JSON.stringify({ slug: path.slice(1), name: { nl: "Tuinstoelen" }, hidden });
  return { parent_id: null, path, position: 1, data };
}

test("a shop of its own gets its pages as drafts, each once, without what an editor has begun", async () => {
  const { db } = database;
  await db.deleteFrom("shop").execute();
  expect((await story("init")).output).toContain("npm run catalogue:import is first");
  const record = {
    name: "Zeezicht",
    contact: { phone: "0230000000" },
    returnDays: 30,
    shippingCents: { parcel: 495 },
    stories: "built-in",
  };
  await db
    .insertInto("shop")
    .values({ shop_id: 1001, locale: "nl-NL", data: JSON.stringify(record) })
    .execute();
  await db
    .insertInto("category")
    .values([category("/tuinstoelen", false), category("/lager", true)])
    .execute();

  expect((await story("init")).output.match(/saved as a draft/g)).toHaveLength(neutralSlugs.length - 1);
  expect((await read("service/retourneren")).title).toBeUndefined();
  expect((await read("service/retourneren", "preview")).title).toBe("Retourneren");
  expect((await read("home")).title).toBe("Thuis");
  expect((await story("validate")).output).toBe("Every story is in order.");
  expect((await story("publish service/retourneren")).exitCode).toBe(0);
  expect((await story("init")).output).toBe("Every page is there.");
});

test("every command says what it does, and takes the words it says", async () => {
  for (const [verb, { usage, words }] of Object.entries(allStoryCommands)) {
    expect(storiesUsage()).toContain(`  ${verb}`);
    expect(
      usage
        .replaceAll(/\[[^\]]*\]|--\w+ \w+/g, "")
        .split(" ")
        .filter(Boolean),
    ).toHaveLength(words);
  }
  expect((await story("show nergens")).output).toBe("There is no story nergens in nl");
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
  const file = join(folder, "redirects.json");
  const exported = exportedStory(11, "instellingen/verwijzingen", { component: "shop_redirects", redirects });
  writeFileSync(file, JSON.stringify(exported));
  expect((await story(`edit instellingen/verwijzingen --file ${file}`)).exitCode).toBe(0);
  expect((await story("list --changed")).output).toContain("instellingen/verwijzingen");
  const { output } = await story("check");
  const said = output.split("\n").filter((line) => line.startsWith("instellingen/verwijzingen: "));
  expect(said.map((line) => line.slice("instellingen/verwijzingen: ".length)).toSorted()).toEqual([
    "/oud is named twice: only the last one counts",
    "/over-ons is a page: nobody is led away from it",
    "a link leads nowhere: /service/nergens",
    "the redirects from /heen lead back to it",
    "the redirects from /terug lead back to it",
  ]);
  expect((await story("publish instellingen/verwijzingen")).exitCode).toBe(0);
});
