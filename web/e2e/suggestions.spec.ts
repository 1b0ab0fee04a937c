import { expect, type Locator, type Page, type Request } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { productsIn } from "./records/catalogue.ts";
import { test } from "./shop/watched-test.ts";

const forEverybody = (page: Page) => page.getByRole("region", { name: "Misschien zoekt u dit" });
const allow = (page: Page) => page.getByRole("button", { name: /^Kies bij wat ik bekeek/ });
const forget = (page: Page) => page.getByRole("button", { name: "Wis deze lijst" });
const reason = (page: Page) => page.getByText(/^Omdat u .* bekeek/);
const readToEnd = (page: Page) => page.getByRole("main").evaluate((main) => main.scrollIntoView({ block: "end" }));
/** What ends a page comes when it is near, and the page grows meanwhile. */
const readTo = (page: Page, row: Locator) =>
  expect(async () => {
    await readToEnd(page);
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
/** Ids of the products that the browser has stored. */
const storedIds = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem("warmeland-viewed-products") ?? "");
  return [...text.matchAll(/"([\w=+/-]{8,64})"/g)].map(([, id]) => id!);
};
const wordsOf = (request: Request) => `${decodeURIComponent(request.url())} ${request.postData() ?? ""}`;

for (const width of [390, 1440])
  test.describe(`suggestions at ${width} px`, width === 390 ? {} : { tag: "@long" }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("go by what was viewed only once that is allowed, say why, and are forgotten with one press, after a reload and in every tab", async ({
      page,
      context,
      request,
    }) => {
      const sent: string[] = [];
      context.on("request", (each) => {
        const words = wordsOf(each);
        if (/PersonalSuggestions|LateRecommendations/.test(words)) sent.push(words);
      });
      const products = (await productsIn(request, "/matrassen")).filter(({ soldOut }) => !soldOut).slice(0, 2);
      for (const { href } of products) {
        await openPage(page, href);
        await expect.poll(() => storedIds(page)).not.toEqual([]);
      }
      const ids = await storedIds(page);
      expect(ids).toHaveLength(2);
      const telling = () => sent.filter((words) => ids.some((id) => words.includes(id)));

      for (const path of ["/winkelwagen", "/winkelwagen", "/verlanglijst"]) {
        await openPage(page, path);
        await readTo(page, forEverybody(page).getByRole("article").first());
      }
      await openPage(page, "/");
      await readToEnd(page);
      await expect(reason(page)).toBeHidden();
      expect([sent.length >= 3, telling()]).toEqual([true, []]);

      await openPage(page, "/winkelwagen");
      await readTo(page, allow(page));
      await check(page, `suggestions for everybody at ${width}`);
      await allow(page).press("Enter");
      for (const { name } of products) await expect(reason(page)).toContainText(name);
      await expect(forEverybody(page)).toBeHidden();
      expect(telling()).toHaveLength(1);
      await check(page, `suggestions with their reason at ${width}`);

      const other = await context.newPage();
      await openPage(other, "/");
      await readTo(other, reason(other));
      await page.reload();
      await readTo(page, reason(page));

      const before = telling().length;
      await forget(page).press("Enter");
      await expect(forEverybody(page).getByRole("article").first()).toBeVisible();
      await expect(reason(page)).toBeHidden();
      await expect(reason(other)).toBeHidden();
      await page.reload();
      await readTo(page, forEverybody(page).getByRole("article").first());
      await other.reload();
      await readToEnd(other);
      await expect(allow(page)).toBeHidden();
      for (const tab of [page, other]) await expect(reason(tab)).toBeHidden();
      expect([await storedIds(page), telling().length]).toEqual([[], before]);
    });
  });

for (const { screen, path } of [
  { screen: "an empty basket", path: "/winkelwagen" },
  { screen: "an empty wishlist", path: "/verlanglijst" },
])
  test(`${screen} ends with suggestions`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    await openPage(page, path);
    await readTo(page, forEverybody(page).getByRole("article").first());
    await expect(forEverybody(page).getByRole("article")).toHaveCount(12);
  });

test("a search that found nothing ends with suggestions, which are requested when they are near", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  const requested: string[] = [];
  page.on("request", (each) => requested.push(wordsOf(each)));
  await openPage(page, "/zoeken?term=qxzvwkqxzvwk");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((words) => words.includes("PersonalSuggestions"))).toEqual([]);
  await readTo(page, forEverybody(page).getByRole("article").first());
  await expect(forEverybody(page).getByRole("article")).toHaveCount(12);
});
