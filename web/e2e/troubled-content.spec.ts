import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type APIRequestContext, expect, test } from "playwright/test";

import { openTroubledContent, type Trouble, type TroubledContent, troubles } from "./editor/troubled-content.ts";
import { processorWait } from "./shop/processor-wait.ts";
import { startShop, type ShopProcess } from "./shop/shop-process.ts";

const pages = [
  ["/p/matras-duinrust-03-2417", ["In winkelwagen", "€"]],
  ["/dekbedden", ["producten", "€"]],
  ["/", ["Matrassen"]],
  ["/zoeken?term=dekbed+wol+140x200", ["€"]],
  ["/winkelwagen", ["Winkelwagen"]],
] as const;
/** What a page says that only its story says. */
const ofStories = [
  ["/", "Warm thuis begint in bed"],
  ["/over-ons/ons-verhaal", "Een warm huis, zonder haast"],
] as const;

let content: TroubledContent;
let shop: ShopProcess;
let dataFolder: string;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  content = await openTroubledContent();
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-troubled-content-"));
  await chmod(dataFolder, 0o755);
});
test.afterAll(async () => {
  await shop.stop();
  content.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  const settings = { CONTENT_URL: content.url, CONTENT_TOKEN: "local", LOG_LEVEL: "silent", RATE_LIMITS: "off" };
  shop = await startShop({ dataFolder, settings });
}

async function says(request: APIRequestContext, path: string, text: string): Promise<boolean> {
  return (await (await request.get(shop.url + path)).text()).includes(text);
}

/** Each page that sells is there within a second, the time not counted that other programs had the processor. */
async function expectSelling(request: APIRequestContext, when: string): Promise<void> {
  const pid = shop.process.pid!;
  for (const [path, texts] of pages) {
    // the first search of a shop reads its catalogue, however well the content system is
    if (path.startsWith("/zoeken")) await request.get(`${shop.url}/zoeken?term=matras`);
    const [begun, waitedBefore] = [performance.now(), await processorWait(pid)];
    // a question of its own, so that no page that was made before is sent
    const address = new URL(path, shop.url);
    address.searchParams.set("utm_source", crypto.randomUUID());
    const response = await request.get(address.href);
    const took = performance.now() - begun - ((await processorWait(pid)) - waitedBefore);
    expect(response.status(), `${path} ${when}`).toBe(200);
    const html = await response.text();
    for (const text of texts) expect(html.includes(text), `${text} on ${path} ${when}`).toBe(true);
    expect(took, `${path} ${when}`).toBeLessThan(1000);
  }
}

for (const trouble of Object.keys(troubles) as Trouble[])
  test(`a shop whose content system ${troubles[trouble]} sells from its start, and keeps the stories it has had @long`, async ({
    request,
  }) => {
    content.trouble = trouble;
    await open();
    await expectSelling(request, "cold");

    content.trouble = undefined;
    content.publish();
    for (const [path, text] of ofStories)
      await expect.poll(() => says(request, path, text), { timeout: 20_000, message: path }).toBe(true);

    content.trouble = trouble;
    // every copy is old from now on, and what should replace it is no good
    content.calls.length = 0;
    content.publish();
    for (const [path, text] of ofStories)
      await expect
        .poll(
          async () => {
            expect(await says(request, path, text), path).toBe(true);
            return content.calls.some((call) => call.path.endsWith(`/stories${path === "/" ? "/home" : path}`));
          },
          { timeout: 20_000, message: `${path} is requested anew` },
        )
        .toBe(true);
    await expectSelling(request, "warm");
    for (const [path, text] of ofStories) expect(await says(request, path, text), path).toBe(true);
    await shop.stop();
  });

test("200 page views a second of 500 addresses, most of them made up, cost the content system five calls a second @long", async ({
  request,
}) => {
  content.trouble = undefined;
  await open();
  for (const [path] of ofStories)
    await expect.poll(async () => (await request.get(shop.url + path)).status()).toBe(200);
  content.calls.length = 0;
  const addresses = Array.from({ length: 500 }, (_, index) =>
    index % 10 === 0 ? ofStories[1][0] : `/ontdekken/verzonnen-${index}`,
  );
  const views: Promise<number>[] = [];
  const begun = performance.now();
  for (let view = 0; view < 2000; view += 1) {
    const pause = begun + view * 5 - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    views.push(fetch(`${shop.url}${addresses[view % 500]}`).then(async (page) => (await page.text(), page.status)));
  }
  const statuses = new Set(await Promise.all(views));
  expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  const arrivals = content.calls.map(({ at }) => at);
  expect(arrivals.length).toBeGreaterThan(10);
  // two of them may come closer than they left
  const busiest = Math.max(
    ...arrivals.map((at) => arrivals.filter((other) => other >= at && other < at + 1000).length),
  );
  expect(busiest).toBeLessThanOrEqual(6);
  const seconds = ((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)) / 1000;
  expect(arrivals.length).toBeLessThanOrEqual(1 + 5 * seconds);
  expect(await says(request, ...ofStories[1])).toBe(true);
});
