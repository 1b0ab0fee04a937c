import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { storiesConsole } from "./shop/shop-console.ts";
import { test } from "./shop/watched-test.ts";

const slug = "instellingen/winkel";
const builtIn = join(import.meta.dirname, "../../upstreams/stories/nl/instellingen/winkel.json");
const text = "Op eerste kerstdag bezorgen wij niet: kies uw dag op tijd.";

const announcementOf = (page: Page) => page.getByRole("region", { name: "Mededeling" });

/** The settings of the shop with a sentence above every page. */
async function settingsWithAnnouncement(): Promise<string> {
  const story = JSON.parse(await readFile(builtIn, "utf8")) as { content: Record<string, unknown> };
  const link = { linktype: "url", url: "/service/hulp/levering-verzending", cached_url: "", fieldtype: "multilink" };
  const announcement = { component: "announcement", _uid: "announcement-1", text, link };
  return JSON.stringify({ ...story, full_slug: slug, content: { ...story.content, announcements: [announcement] } });
}

test("an announcement: in the preview as a draft, above every page once it is published, gone when it is taken back", async ({
  page,
}, testInfo) => {
  // the console for stories starts six times
  test.setTimeout(150_000);
  const file = testInfo.outputPath("settings.json");
  await writeFile(file, await settingsWithAnnouncement());
  await storiesConsole("edit", slug, "--file", file);
  try {
    expect(await (await page.request.get("/winkelwagen")).text()).not.toContain(text);
    await page.goto((await storiesConsole("preview", slug)).trim().replace(`/${slug}`, "/winkelwagen"));
    await expect(announcementOf(page)).toContainText(text);

    await storiesConsole("publish", slug);
    await expect
      .poll(async () => (await (await page.request.get("/")).text()).includes(text), { timeout: 10_000 })
      .toBe(true);
    for (const { width, path } of [
      { width: 390, path: "/winkelwagen" },
      { width: 1440, path: "/service" },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await expect(announcementOf(page)).toBeVisible();
      await check(page, `an announcement at ${width}`);
      await page.screenshot({ path: testInfo.outputPath(`announcement-${width}.png`) });
    }
    await announcementOf(page).getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/service/hulp/levering-verzending");
  } finally {
    await storiesConsole("revert", slug, "shop");
    await storiesConsole("publish", slug);
  }
  await expect
    .poll(async () => (await (await page.request.get("/")).text()).includes(text), { timeout: 10_000 })
    .toBe(false);
});
