import { expect } from "playwright/test";

import { productsIn } from "./records/catalogue.ts";
import { test } from "./shop/watched-test.ts";

test.use({ javaScriptEnabled: false });

test("a category page is complete in its HTML: title, 24 products with prices and links, canonical, JSON-LD", async ({
  page,
  request,
  baseURL,
}) => {
  const response = await request.get("/matrassen", { headers: { accept: "*/*" } });
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain("<title>Matrassen | Warmeland</title>");
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/matrassen"/>`);

  await page.goto("/matrassen");
  await expect(page).toHaveTitle("Matrassen | Warmeland");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matrassen");
  const products = (await productsIn(request, "/matrassen")).slice(0, 24);
  const cards = page.getByRole("list", { name: "Producten in Matrassen" }).getByRole("article");
  await expect(cards).toHaveCount(24);
  for (const [index, { name, href, price }] of products.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(card).toContainText(price);
    expect(html).toContain(`href="${href}"`);
  }

  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );
  expect(blocks.map((block) => block["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  const entries = blocks[1]!["itemListElement"] as { position: number; url: string; name: string }[];
  expect(entries.map(({ position, url }) => ({ position, url }))).toEqual(
    products.map(({ slug }, index) => ({ position: index + 1, url: `${baseURL}/p/${slug}` })),
  );
});

test("an unknown path answers 404 with the shop around 'Pagina niet gevonden'", async ({ page, request }) => {
  expect((await request.get("/bestaat/echt-niet")).status()).toBe(404);
  for (const path of ["/bestaat/echt-niet", "/p/matras-nooit-gemaakt-99-9999", "/service/onbekend"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle("Pagina niet gevonden");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
    await expect(page.getByRole("link", { name: "Naar de startpagina", exact: true })).toHaveAttribute("href", "/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("a trailing slash is redirected permanently, with its query", async ({ request }) => {
  for (const [path, target] of [
    ["/matrassen/", "/matrassen"],
    ["/matrassen/?page=2&sort=price-asc", "/matrassen?page=2&sort=price-asc"],
    ["//evil.example/", "/evil.example"],
  ] as const) {
    const response = await request.get(new URL(".", process.env.SHOP_URL).origin + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers()["location"], path).toBe(target);
  }
  expect((await request.get("/")).status()).toBe(200);
});

test("home, category, product and content pages can be read and followed without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Hoofdmenu" })
    .getByRole("link", { name: "Matrassen", exact: true })
    .click();
  await expect(page).toHaveURL("/matrassen");
  await page.getByLabel("Sorteren op").selectOption("Prijs laag naar hoog");
  await page.getByRole("button", { name: "Sorteer" }).click();
  await expect(page).toHaveURL("/matrassen?sort=price-asc");
  await page.getByRole("link", { name: "Meer producten laden" }).click();
  await expect(page).toHaveURL("/matrassen?sort=price-asc&page=2");
  await page.getByRole("list", { name: "Producten in Matrassen" }).getByRole("link").first().click();

  await expect(page.getByText("Artikelnummer")).toBeVisible();
  await expect(page.getByText(/€\s\d/).first()).toBeVisible();
  await expect(page.getByText("Inclusief btw, gratis bezorgd")).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .getByRole("img")
        .first()
        .evaluate((photo: HTMLImageElement) => photo.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByText("Levering en retour").click();
  await page.getByRole("link", { name: "Alles over levering en verzending" }).click();
  await expect(page).toHaveURL("/service/hulp/levering-verzending");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what works by scripts alone says so, and a form sent nevertheless gets a page of the shop", async ({
  page,
  request,
}) => {
  const help = page.getByRole("main").getByRole("link", { name: "laat onze klantenservice u helpen" });
  for (const path of [
    "/winkelwagen",
    "/verlanglijst",
    "/registreren",
    "/gastaanmelding",
    "/service/herroepen",
    "/nieuwsbrief/afmelden?token=x",
  ]) {
    await page.goto(path);
    await expect(help, path).toBeVisible();
  }
  await page.goto("/inloggen");
  await expect(help).toBeVisible();
  await page.getByLabel("E-mailadres", { exact: true }).fill("anne@voorbeeld.example");
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("main").getByRole("button", { name: "Inloggen" }).click(),
  ]);
  expect([response.status(), response.headers()["allow"]]).toEqual([405, "GET, HEAD"]);
  await expect(page).toHaveTitle("Uw formulier is niet verstuurd | Warmeland");
  await help.click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /@/ })).toBeInViewport();

  const bare = await request.post("/inloggen", { headers: { accept: "*/*" } });
  expect([bare.status(), await bare.text()]).toEqual([405, "Method Not Allowed"]);
});
