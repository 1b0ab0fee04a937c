import { expect, type Page, type Request } from "playwright/test";
import { dumpOf } from "@warmeland/upstreams/src/rpc/testing/dump-of.ts";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { newAccount, password } from "./records/account-person.ts";
import { type ListedProduct, productsIn } from "./records/catalogue.ts";
import { database } from "./records/shop-records.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { test, watch } from "./shop/watched-test.ts";

/** A sleeper whose figures stand nowhere else on these pages. */
const [heightCm, weightKg] = [213, 187];
const figures = new RegExp(`\\b(?:${heightCm}|${weightKg})\\b`);
const sleeperRows = async () => (await database()).selectFrom("customer_sleeper").selectAll().execute();
/** Every row of every table; but for the one in which the queue of work notes when it last looked after itself. */
const storedLines = async () =>
  new Set((await dumpOf(await database())).replace(/^pgboss\.version\n.*$/m, "").split("\n"));

/** Walks the calculator of a page or dialog to its result. */
async function walk(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Lengte in centimeters" }).fill(String(heightCm));
  await page.getByRole("button", { name: "Verder" }).click();
  await page.getByRole("textbox", { name: "Gewicht in kilo's" }).fill(String(weightKg));
  await page.getByRole("button", { name: "Verder" }).click();
  await page.getByRole("radio", { name: "Op mijn buik" }).check();
  await page.getByRole("button", { name: "Toon mijn hardheid" }).click();
  await expect(page.getByText(`${weightKg} kg`, { exact: true })).toBeVisible();
}

/** What a request says, without keys and hashes, whose digits mean nothing. */
const wordsOf = (request: Request) =>
  `${decodeURIComponent(request.url())} ${request.postData() ?? ""}`.replaceAll(/[\w-]{20,}/g, "");

/** Looks at products and does the calculator on one of them and on its page; nothing of it may be in what is sent. */
async function lookAround(page: Page, products: readonly ListedProduct[]): Promise<void> {
  const sent: Request[] = [];
  page.on("request", (each) => sent.push(each));
  for (const { href, name } of products) {
    await openPage(page, href);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  // the row of what was viewed comes when it is scrolled to
  const row = page.getByRole("region", { name: "Eerder door u bekeken" });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("link", { name: products[0]!.name }).first()).toBeVisible();
  await page.getByRole("button", { name: "Welke hardheid past bij mij?" }).click();
  await walk(page);
  await page.keyboard.press("Escape");
  await openPage(page, "/adviseur/hardheid");
  await walk(page);
  await expect(page.getByRole("region", { name: /^Matrassen in stevig/ })).toBeVisible();

  expect(sent.map(wordsOf).filter((words) => figures.test(words))).toEqual([]);
  // what was viewed before is asked for as anybody would: without a cookie, and of nobody
  const ofViewed = sent.filter((each) => /operationName=(?:Viewed|LastViewed)Products?\b/.test(each.url()));
  expect(ofViewed.length).toBeGreaterThan(0);
  for (const each of ofViewed) expect((await each.allHeaders())["cookie"]).toBeUndefined();
  const posted = sent.filter((each) => each.method() === "POST").map((each) => each.postData() ?? "");
  for (const { name, href } of products)
    expect(posted.filter((body) => body.includes(name) || body.includes(href.split("?")[0]!))).toEqual([]);
}

test("without consent no request and no row has a body or who looked at which product", async ({
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(180_000);
  const products = (await productsIn(request, "/matrassen")).slice(0, 3);
  let added: string[] = [];
  // what earlier journeys left to be done may be done meanwhile; what looking around writes, every visitor's would
  for (let visitors = 0; visitors < 3; visitors += 1) {
    const context = await browser.newContext();
    await watch(context, complaints);
    const before = await storedLines();
    await lookAround(await context.newPage(), products);
    // the shop asks again and again after payments that earlier journeys left open
    added = [...(await storedLines())].filter((line) => !before.has(line) && !line.includes("/payments/checkout/"));
    await context.close();
    if (added.length === 0) break;
  }
  expect(added).toEqual([]);
});

for (const width of [390, 1440])
  test(`who consents has the answers saved with the account, used again and erased, at ${width} px @long`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await requestAsVisitor(page, "signIn", { email: await newAccount(request), password });
    const before = (await sleeperRows()).length;
    await openPage(page, "/adviseur/hardheid");
    await walk(page);
    const save = page.getByRole("button", { name: "Bewaar mijn gegevens bij mijn account" });
    await save.press("Enter");
    await expect(page.getByText("Vink eerst aan dat u dit goed vindt.")).toBeVisible();
    await check(page, `saving without consent at ${width}`);
    expect(await sleeperRows()).toHaveLength(before);
    await page.getByRole("checkbox", { name: /^Ik vind het goed/ }).press("Space");
    await save.press("Enter");
    await expect(page.getByText("Uw gegevens staan bij uw account.")).toBeVisible();
    await check(page, `saved at ${width}`);
    expect((await sleeperRows()).at(-1)).toMatchObject({
      height_cm: heightCm,
      weight_kg: weightKg,
      position: "stomach",
    });

    await page.getByRole("link", { name: "Bekijken of wissen" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Slaapgegevens" })).toBeVisible();
    await expect(page.getByText(`${heightCm} cm`)).toBeVisible();
    await check(page, `what is saved at ${width}`);
    // another visit knows nothing until it is asked to
    await openPage(page, "/adviseur/hardheid");
    await page.getByRole("button", { name: "Gebruik mijn bewaarde gegevens" }).press("Enter");
    await expect(page.getByText(`${weightKg} kg`, { exact: true })).toBeVisible();
    await openPage(page, "/account/slaapgegevens");
    await page.getByRole("button", { name: "Slaapgegevens wissen" }).press("Enter");
    await expect(page.getByText(/^U hebt geen slaapgegevens bewaard/)).toBeVisible();
    await check(page, `nothing saved at ${width}`);
    expect(await sleeperRows()).toHaveLength(before);
  });
