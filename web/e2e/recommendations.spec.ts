import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Page, type Request, test as base } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage, operationOf } from "./open-page.ts";
import { startShop } from "./shop/shop-process.ts";

const host = "recommender.example";
const script = `window.shopRecommender = { recommend: (logic) => logic === "ALSO_BOUGHT" ? ["03-1481", "05-1201"] : ["08-1101"] };`;

/** Playwright's `test` with one shop that has another recommender's script. */
const test = base.extend<object, { shopUrl: string }>({
  shopUrl: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-recommender-"));
      await chmod(dataFolder, 0o755);
      const settings = { RECOMMENDER_SCRIPT_URL: `https://${host}/shop.js`, LOG_LEVEL: "silent" };
      const shop = await startShop({ dataFolder, settings });
      await use(shop.url);
      await shop.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: ({ shopUrl }, provide) => provide(shopUrl),
});

test.describe.configure({ timeout: 180_000 });

/** All requests of a page from now on. */
function record(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

const variablesOf = (requests: readonly Request[], name: string): unknown[] =>
  requests
    .filter((request) => operationOf(request.postData()) === name)
    .map((request) => (request.postDataJSON() as { variables: unknown }).variables);

/** What orders teach is learned in the shop's first minute. */
async function openSuggestions(page: Page) {
  const chosen = page.getByRole("region", { name: "Voor u gekozen" });
  await expect(async () => {
    await openPage(page, "/winkelwagen");
    await expect(chosen.getByRole("listitem").first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  return chosen;
}

async function openRow(page: Page, path: string) {
  await openPage(page, path);
  const row = page.getByRole("region", { name: "Vaak samen gekocht" });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  return row;
}

const button = { name: `Kies bij wat ik bekeek, bewaarde en kocht, met hulp van ${host}` };
const viewedPath = "/p/matras-duinrust-03-2417";

test("what was viewed is in no request of the visitor until they allow it, and is forgotten with one press", async ({
  page,
}) => {
  await page
    .context()
    .route(`https://${host}/**`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  const row = await openRow(page, viewedPath);
  await expect(row.getByRole("listitem").first()).toBeVisible();
  const viewedId = Buffer.from(`Product:${await productNumber(page)}`).toString("base64");

  const before = record(page);
  await openPage(page, "/winkelwagen");
  const suggestions = page.getByRole("region", { name: "Misschien zoekt u dit" });
  await expect(suggestions.getByRole("listitem").first()).toBeVisible();
  expect(variablesOf(before, "PersonalSuggestions")).toEqual([{ viewed: [], own: [] }]);
  const personal = await Promise.all(
    before.map(async (request) => ({ request, isOfVisitor: "cookie" in (await request.allHeaders()) })),
  );
  const told = personal
    .filter(({ request, isOfVisitor }) => isOfVisitor || request.url().includes(host))
    .map(({ request }) => decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`));
  expect(told.filter((text) => text.includes(viewedId) || text.includes("03-2417") || text.includes(host))).toEqual([]);
  expect(before.filter((request) => request.url().includes(host))).toEqual([]);

  const after = record(page);
  await page.getByRole("button", button).click();
  await openSuggestions(page);
  await expect(page.getByText(/^Omdat u .*Duinrust.* bekeek\./)).toBeVisible();
  expect(JSON.stringify(variablesOf(after, "PersonalSuggestions"))).toContain(viewedId);
  await check(page, "suggestions by what was viewed");

  // the script is asked now, and what is never recommended is left out
  const fromScript = await openRow(page, "/p/matras-duinrust-plus-03-2418");
  await expect(fromScript.getByRole("heading", { level: 3 })).toHaveCount(2);
  await check(page, "product with another recommender");

  await openPage(page, "/winkelwagen");
  await page.getByRole("button", { name: "Wis deze lijst" }).click();
  await expect(page.getByRole("region", { name: "Misschien zoekt u dit" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /viewed|suggestions/.test(key)))).toEqual(
    [],
  );
  const forgotten = record(page);
  await openRow(page, viewedPath);
  expect(forgotten.filter((request) => request.url().includes(host))).toEqual([]);
});

test("a script that does not come is said in the console, and the shop recommends itself", async ({ page }) => {
  await page.context().route(`https://${host}/**`, (route) => route.abort());
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await openPage(page, viewedPath);
  await openPage(page, "/winkelwagen");
  await page.getByRole("button", button).click();
  await openSuggestions(page);
  const row = await openRow(page, viewedPath);
  await expect(row.getByRole("heading", { level: 3 })).toHaveCount(12);
  expect(warnings.filter((text) => text.startsWith("Script is not available"))).toHaveLength(1);
  await expect(page.getByText("Script is not available")).toHaveCount(0);
});

async function productNumber(page: Page): Promise<number> {
  const response = await page.request.post("/graphql", {
    data: { query: `{ product(by: { masterKey: "03-2417" }) { productId } }` },
  });
  const { data } = (await response.json()) as { data: { product: { productId: number } } };
  return data.product.productId;
}
