import { expect } from "playwright/test";

import { productsIn } from "./records/catalogue.ts";
import { signInAsGuest } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { smuggleInto } from "./smuggle-into.ts";
import { test } from "./shop/watched-test.ts";

const publicPaths = [
  "/",
  "/matrassen",
  "/matrassen?page=2&sort=price-asc",
  "/over-ons/ons-verhaal",
  "/service/hulp/levering-verzending",
  "/bestaat/niet",
];
const privatePaths = [
  "/winkelwagen",
  "/gastaanmelding",
  "/inloggen",
  "/afrekenen",
  "/succes",
  "/betaling/terug/onbekend",
];

const signUp = (wanted: string) => `/gastaanmelding?${new URLSearchParams({ redirectUrl: wanted })}`;

test("every page carries the security headers and a policy without holes, and sets no cookie", async ({ request }) => {
  const [product] = await productsIn(request, "/matrassen");
  for (const path of [...publicPaths, `/p/${product?.slug}`, ...privatePaths]) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/^default-src 'self'; /);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("object-src 'none'");
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts, path).toMatch(/^'self'(?: 'sha256-[\w+/]{43}=')+$/);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": privatePaths.includes(path) ? "no-referrer" : "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"], path).toContain("geolocation=()");
    expect(headers["set-cookie"], path).toBeUndefined();
    expect(headers["cache-control"], path).toMatch(
      privatePaths.includes(path) ? /^private, no-store$/ : /^public, max-age=0/,
    );
  }
});

test("a 304 carries the same policy as the stored page", async ({ request }) => {
  const first = await request.get("/matrassen");
  const again = await request.get("/matrassen", { headers: { "if-none-match": first.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
  expect(again.headers()["content-security-policy"]).toBe(first.headers()["content-security-policy"]);
  expect(again.headers()["etag"]).toBe(first.headers()["etag"]);
});

test("looking around leaves one cookie, the shop's language, and loads nothing from anybody else", async ({
  page,
  context,
}) => {
  for (const path of ["/", "/matrassen", "/winkelwagen", "/over-ons/ons-verhaal"]) await openPage(page, path);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Cookie-instellingen" })).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => ({ name, value, sameSite }))).toEqual([
    { name: "locale", value: "nl-NL", sameSite: "Lax" },
  ]);
});

test("a script that somebody has smuggled into a page does not run", async ({ page, complaints }) => {
  await smuggleInto(
    page,
    "/matrassen",
    `<script>window.smuggled = 1</script><img src="/images/x.webp" onerror="window.smuggled = 2"><script src="https://evil.example/x.js"></script>`,
  );
  await page.goto("/matrassen");
  await expect
    .poll(() => complaints.filter((complaint) => complaint.startsWith("content policy: script-src")))
    .toHaveLength(3);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.smuggled = 3";
    document.body.append(script);
  });
  await expect
    .poll(() => complaints.filter((complaint) => complaint.startsWith("content policy: script-src")))
    .toHaveLength(4);
  expect(await page.evaluate(() => "smuggled" in window)).toBe(false);
  // What the policy refused is what this journey is about.
  complaints.length = 0;
});

test("whoever signs in with a redirectUrl that leads away comes home instead", async ({ page, baseURL }) => {
  const away = [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "///evil.example",
    "javascript:alert(1)",
    "/..//evil.example",
    `${baseURL}@evil.example/`,
    "/%2F/../..//evil.example",
  ];
  await openPage(page, signUp("/matrassen?page=2"));
  await signInAsGuest(page, newGuest());
  await expect(page).toHaveURL("/matrassen?page=2");
  for (const wanted of away) {
    await page.goto(signUp(wanted));
    await expect(page.getByRole("heading", { level: 1, name: "Warm thuis begint in bed" }), wanted).toBeVisible();
    expect(new URL(page.url()), wanted).toMatchObject({
      origin: new URL(baseURL ?? "").origin,
      pathname: "/",
      search: "",
    });
  }
});

test("a customer's name is on no page that a cache may keep", async ({ page, request, context }) => {
  const guest = { ...newGuest(), firstName: "Geheimnaam" };
  await openPage(page, "/gastaanmelding");
  await signInAsGuest(page, guest);
  await expect(page.getByRole("banner").getByRole("link", { name: guest.firstName })).toBeVisible();
  for (const path of ["/", "/matrassen", "/winkelwagen", "/afrekenen"]) {
    const asCustomer = await context.request.get(path);
    expect(await asCustomer.text(), path).not.toContain(guest.firstName);
    if (path === "/" || path === "/matrassen")
      expect(asCustomer.headers()["etag"], path).toBe((await request.get(path)).headers()["etag"]);
  }
});
