import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Page, test as base } from "playwright/test";

import { startShop } from "./shop-process.ts";

export const tagManagerId = "GTM-TEST1";
export const metricsToken = "metrics of the journeys";

/** What the browser requested of others, and what it complained about. */
export interface Heard {
  readonly thirdParties: string[];
  readonly warnings: string[];
  readonly errors: string[];
}

/** Does what a container with Google Analytics does: writes a cookie and sends each event, as far as it was granted. */
const container = `(() => {
  const layer = window.dataLayer;
  let isGranted = false;
  const read = (entry) => {
    if (entry[0] === "consent") isGranted = entry[2].analytics_storage === "granted";
    if (!entry.event || entry.event === "gtm.js" || !isGranted) return;
    document.cookie = "_ga=GA1.1.1; Path=/; Max-Age=3600";
    fetch("https://www.google-analytics.com/g/collect?en=" + entry.event, { method: "POST", mode: "no-cors" });
  };
  layer.forEach(read);
  const push = layer.push.bind(layer);
  layer.push = (entry) => (read(entry), push(entry));
  window.google_tag_manager = { "${tagManagerId}": {} };
})();`;

/** Playwright's `test` with one shop with a tag manager for all its journeys; what it requests of others is fulfilled here, never by them. */
export const test = base.extend<{ heard: Heard }, { tagShopUrl: string }>({
  tagShopUrl: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-consent-"));
      await chmod(dataFolder, 0o755);
      const shop = await startShop({
        dataFolder,
        settings: { TAG_MANAGER_ID: tagManagerId, METRICS_TOKEN: metricsToken, RATE_LIMITS: "off" },
      });
      await use(shop.url);
      await shop.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: ({ tagShopUrl }, provide) => provide(tagShopUrl),
  heard: [
    async ({ context, tagShopUrl }, use) => {
      const heard: Heard = { thirdParties: [], warnings: [], errors: [] };
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== tagShopUrl) heard.thirdParties.push(request.url());
      });
      context.on("console", (message) => {
        if (message.type() === "warning") heard.warnings.push(message.text());
        if (message.type() === "error") heard.errors.push(message.text());
      });
      context.on("weberror", (error) => heard.errors.push(error.error().message));
      await context.route("https://www.googletagmanager.com/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: container }),
      );
      await context.route("https://www.google-analytics.com/**", (route) => route.fulfill({ status: 204 }));
      await use(heard);
    },
    { auto: true },
  ],
});

/** The events in the data layer of a page, as names and paths. */
export function pushedEvents(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; path?: string }[] };
    return dataLayer.flatMap(({ event, path = "" }) => (event === undefined ? [] : [`${event} ${path}`.trim()]));
  });
}
