import { expect } from "playwright/test";

import { openPage } from "./open-page.ts";
import { shopConsole } from "./shop/shop-console.ts";
import { test } from "./shop/watched-test.ts";

test("a path that moved leads where the shop's staff says: inside the shop or to another site", async ({
  page,
  request,
}) => {
  await shopConsole("redirects", "add", "/oude-folder", "/matrassen?sort=price-asc");
  await shopConsole("redirects", "add", "/service/oude-uitleg", "https://example.com/uitleg", "--temporary");
  await openPage(page, "/oude-folder/?utm_source=folder");
  await expect(page).toHaveURL("/matrassen?sort=price-asc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrassen");

  const away = await request.get("/service/oude-uitleg", { maxRedirects: 0 });
  expect([away.status(), away.headers()["location"]]).toEqual([302, "https://example.com/uitleg"]);
});

test("an address that editors name leads to its page, in the browser too", async ({ page, request }) => {
  const moved = await request.get("/winkels/?utm_source=folder", { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  await openPage(page, "/hardheidswijzer");
  await expect(page).toHaveURL("/adviseur/hardheid");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the home page by its name leads to the root, with the query", async ({ request }) => {
  const home = await request.get("/home?utm_source=brief", { maxRedirects: 0 });
  expect([home.status(), home.headers()["location"]]).toEqual([301, "/?utm_source=brief"]);
});
