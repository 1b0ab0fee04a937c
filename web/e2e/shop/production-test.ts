import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base } from "playwright/test";

import { openContentWithDraft, type ContentWithDraft } from "../editor/content-with-draft.ts";
import { startShop, type ShopProcess } from "./shop-process.ts";

/** The address the production shop believes to be its own. */
export const publicUrl = "https://shop.example";

/** The settings that nobody may see; values that stand nowhere else: whoever finds one has found a leak. */
export const secrets = {
  SESSION_SECRET: "canary-session-7f3a91d2c4e8-0123456789",
  TRACE_SECRET: "canary-trace-5b1e77c0a9d3",
  COMMERCE_TOKEN: "canary-commerce-c83d10fe22b6",
  CONTENT_TOKEN: "canary-content-90ab4e67d1f5",
  CONTENT_PREVIEW_TOKEN: "canary-preview-3dd8c1720e9b",
  MOLLIE_API_KEY: "test_canaryMollie4c19ae5507f2",
  SMTP_URL: "smtp://canary-mailer:canary-password-e17b@127.0.0.1:9",
};

/** A shop in production mode, and ways to call it as a client that has no browser. */
export interface Production extends ShopProcess {
  readonly content: ContentWithDraft;
  /** Does not follow a redirect. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly sendQuery: (
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
}

/** Playwright's `test` with one production shop for all its files, as a start takes half a minute. */
export const test = base.extend<object, { production: Production }>({
  production: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), "warmeland-production-"));
      await chmod(dataFolder, 0o755);
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const content = await openContentWithDraft(secrets.CONTENT_PREVIEW_TOKEN);
      const settings = {
        SHOP_MODE: "production",
        PUBLIC_URL: publicUrl,
        PAYMENTS_URL: "http://127.0.0.1:9/v2",
        CONTENT_URL: content.url,
        LOG_LEVEL: "info",
        ...secrets,
      };
      const shop = await startShop({ dataFolder, port, settings });
      await use({
        ...shop,
        url,
        content,
        get: (path, headers = {}) => fetch(url + path, { headers, redirect: "manual" }),
        sendQuery: (query, variables = {}, headers = {}) =>
          fetch(`${url}/graphql`, {
            method: "POST",
            headers: { "content-type": "application/json", ...headers },
            body: JSON.stringify({ query, variables }),
          }),
      });
      await shop.stop();
      content.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
