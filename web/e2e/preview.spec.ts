import { previewParameters } from "@warmeland/schema/process/story-preview.ts";
import { writeFile } from "node:fs/promises";
import { expect, test } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { editorOrigin, openInEditor } from "./editor/editor-page.ts";
import { openPage } from "./open-page.ts";
import { storiesConsole } from "./shop/shop-console.ts";

const shopUrl = process.env.SHOP_URL ?? "";
const preview = previewParameters(1, "local-preview", new Date()).toString();
const block = (component: string, fields: object) => ({ component, _uid: component, ...fields });
const story = (headline: string, ...more: object[]) => ({
  uuid: "b9b1d5a5-0000-4000-8000-000000000001",
  id: 210_001,
  name: "Ons verhaal",
  full_slug: "over-ons/ons-verhaal",
  content: {
    component: "page",
    _uid: "root",
    title: headline,
    body: [block("page_head", { headline }), block("quote", { text: "Wol is warm." }), ...more],
  },
});

test("what an editor types shows within 300 ms, without a reload, and what is saved is loaded anew", async ({
  page,
}) => {
  const { frame, send, isConnected } = await openInEditor(page, `${shopUrl}/over-ons/ons-verhaal?${preview}`);
  await expect(frame.getByText("Voorbeeld:", { exact: true })).toBeVisible();
  await expect.poll(isConnected).toBe(true);
  await frame.locator("html").evaluate((html) => html.setAttribute("data-untouched", ""));
  const heading = frame.getByRole("heading", { level: 1 });

  await send({ action: "input", story: story("Warm") });
  await expect(heading).toHaveText("Warm");
  const started = Date.now();
  await send({ action: "input", story: story("Warm en zacht") });
  await expect(heading).toHaveText("Warm en zacht", { timeout: 300 });
  expect(Date.now() - started).toBeLessThan(600);
  await expect(frame.getByText("Wol is warm.")).toBeVisible();

  await send({ action: "input", story: story("Warm", block("countdown", {})) });
  await expect(frame.getByText(/blok dat niet getoond wordt: countdown/)).toBeVisible();
  await expect(frame.locator("html[data-untouched]")).toHaveCount(1);

  await send({ action: "published", slug: "over-ons/ons-verhaal", storyId: 210_001, slugChanged: false });
  await expect(frame.locator("html[data-untouched]")).toHaveCount(0);
  await expect(heading).toHaveText("Een warm huis, zonder haast");
});

test("a preview may be framed by the editor, and by nobody else; a forged one by nobody at all", async ({ page }) => {
  const other = await openInEditor(page, `${shopUrl}/?${preview}`, editorOrigin.replace("127.0.0.1", "localhost"));
  await expect(other.frame.locator("main")).toHaveCount(0);
  const forged = previewParameters(1, "a guess", new Date()).toString();
  const { frame } = await openInEditor(page, `${shopUrl}/?${forged}`);
  await expect(frame.locator("main")).toHaveCount(0);
});

test("what another window than the editor's says changes nothing in a preview", async ({ page }) => {
  const { frame, send, isConnected } = await openInEditor(page, `${shopUrl}/over-ons/ons-verhaal?${preview}`);
  await expect.poll(isConnected).toBe(true);
  const heading = frame.getByRole("heading", { level: 1 });
  await frame
    .locator("html")
    .evaluate((_html, data) => window.postMessage(data, "*"), { action: "input", story: story("Gekaapt") });
  await send({ action: "input", story: story("Van de redactie") });
  await expect(heading).toHaveText("Van de redactie");
  await send({ action: "input", story: story("Van de redactie", block("quote", { text: "Katoen ademt." })) });
  await expect(frame.getByText("Katoen ademt.")).toBeVisible();
  await expect(heading).toHaveText("Van de redactie");
});

test("editor: draft, preview, publish, revert", async ({ page, request }, testInfo) => {
  const slug = "ontdekken/proef-van-de-redactie";
  const status = async () => (await request.get(`/${slug}`)).status();
  const file = testInfo.outputPath("story.json");
  const write = async (headline: string): Promise<void> => {
    await writeFile(
      file,
      JSON.stringify({
        ...story(headline),
        full_slug: slug,
        slug: "proef",
        created_at: "2026-11-24T09:00:00Z",
        published_at: null,
      }),
    );
    await storiesConsole("edit", slug, "--file", file);
  };
  await write("Wol in de winter");
  expect(await status()).toBe(404);

  const address = (await storiesConsole("preview", slug)).trim();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wol in de winter");
  await expect(page.getByRole("complementary", { name: "Voorbeeld" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await check(page, "a preview");
    await page.screenshot({ path: testInfo.outputPath(`preview-${width}.png`) });
  }

  await storiesConsole("publish", slug);
  await expect.poll(status, { timeout: 5000 }).toBe(200);
  await write("Wol in de zomer");
  await page.goto(`/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wol in de winter");
  await storiesConsole("publish", slug);
  const shown = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get(`/${slug}`)).text())?.[1];
  await expect.poll(shown, { timeout: 5000 }).toBe("Wol in de zomer");

  const versions = JSON.parse(await storiesConsole("history", slug, "--json")) as { version: string; event: string }[];
  const first = versions.findLast(({ event }) => event === "published")!;
  await storiesConsole("revert", slug, first.version);
  await storiesConsole("publish", slug);
  await expect.poll(shown, { timeout: 5000 }).toBe("Wol in de winter");
  await storiesConsole("unpublish", slug);
  await expect.poll(status, { timeout: 5000 }).toBe(404);
});

/** What somebody might write into a story to make the shop's pages do something. */
const attack = "document.documentElement.dataset.attacked='yes'";
const hostileTexts = [
  `<script>${attack}</script>`,
  `</script><script>${attack}</script>`,
  `<img src=x onerror="${attack}">`,
  `<svg onload="${attack}"></svg>`,
  `"><body onload="${attack}">`,
  `{{constructor.constructor("${attack}")()}}`,
  `<!--#storyblok#{"name":"x"}--><script>${attack}</script>`,
];
const hostileLinks = ["javascript:", "JaVaScRiPt:", "\u0001javascript:", "java\tscript:", "vbscript:"]
  .map((scheme) => `${scheme}${attack}`)
  .concat(`data:text/html,<script>${attack}</script>`, "//evil.example/x", "\\\\evil.example");
const paragraph = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] });
const hostileBlock = (name: string, component: string, fields: object) => ({ component, _uid: name, ...fields });
const hostileBlocks = [
  ...hostileTexts.map((text, index) =>
    hostileBlock(`text-${index}`, "quote", {
      text,
      source: text,
      anchor: text,
      _editable: `<!--#storyblok#{"name":"${text}","uid":"${text}","id":"1"}-->`,
    }),
  ),
  ...hostileLinks.map((href, index) =>
    hostileBlock(`link-${index}`, "rich_text", {
      headline: "Lees verder",
      text: paragraph({ type: "text", text: "hier", marks: [{ type: "link", attrs: { href, onclick: attack } }] }),
    }),
  ),
  ...["script", "iframe", "svg", "html", "__proto__"].map((type) =>
    hostileBlock(`node-${type}`, "rich_text", {
      text: {
        type: "doc",
        content: [{ type, attrs: { src: "x", srcdoc: `<script>${attack}</script>`, onload: attack } }],
      },
    }),
  ),
];

const running = "main script, main iframe, main [onload], main [onclick], main [onerror]";

test("twenty hostile blocks do nothing: in a preview neither from the server nor typed, published neither before nor after React", async ({
  page,
  request,
}, testInfo) => {
  expect(hostileBlocks.length).toBeGreaterThanOrEqual(20);
  const slug = "ontdekken/proef-met-slechte-bedoelingen";
  const hostile = {
    ...story("Warm", ...hostileBlocks),
    full_slug: slug,
    slug: "x",
    created_at: "2026-11-24T09:00:00Z",
    published_at: null,
  };
  const file = testInfo.outputPath("story.json");
  await writeFile(file, JSON.stringify(hostile));
  await storiesConsole("edit", slug, "--file", file);
  const elsewhere: string[] = [];
  page.on("request", (request) => void (request.url().includes("evil.example") && elsewhere.push(request.url())));
  page.on("dialog", (dialog) => void elsewhere.push(dialog.message()));

  const { frame, send, isConnected } = await openInEditor(page, (await storiesConsole("preview", slug)).trim());
  await expect.poll(isConnected).toBe(true);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Warm");
  await send({ action: "input", story: story("Getypt", ...hostileBlocks) });
  await send({
    action: "input",
    story: {
      ...hostile,
      content: { ...hostile.content, body: [block("page_head", { headline: "Getypt" }), ...hostileBlocks] },
    },
  });
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Getypt");
  await expect(frame.getByText("constructor.constructor").first()).toBeVisible();
  for (const link of await frame.locator("main a").all())
    expect(await link.getAttribute("href")).toMatch(/^(?:\/(?!\/)|#|https?:|mailto:)/);
  await expect(frame.locator("html[data-attacked]")).toHaveCount(0);
  await expect(frame.locator(running)).toHaveCount(0);
  expect(elsewhere).toEqual([]);

  await storiesConsole("publish", slug, "--anyway");
  await expect.poll(async () => (await request.get(`/${slug}`)).status(), { timeout: 5000 }).toBe(200);
  const refused: string[] = [];
  page.on(
    "console",
    (message) => void (/Content Security Policy/i.test(message.text()) && refused.push(message.text())),
  );
  for (const open of [
    (path: string) => page.goto(path, { waitUntil: "commit" }),
    (path: string) => openPage(page, path),
  ]) {
    await open(`/${slug}`);
    await expect(page.getByText("constructor.constructor").first()).toBeVisible();
    for (const link of await page.locator("main a").all())
      expect(await link.getAttribute("href")).toMatch(/^(?:\/(?!\/)|#|https?:|mailto:)/);
    await expect(page.locator("html[data-attacked]")).toHaveCount(0);
    await expect(page.locator(running)).toHaveCount(0);
  }
  // nothing had to be held back: there was nothing to run
  expect([...elsewhere, ...refused]).toEqual([]);
  await storiesConsole("unpublish", slug);
});
