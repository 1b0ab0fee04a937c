import { expect, test } from "playwright/test";

const shopUrl = process.env.SHOP_URL ?? "";
const productPath = "/p/matras-duinrust-03-2417";
const publicPages = ["/", "/matrassen", productPath, "/service/hulp/levering-verzending"];
const personalPages = [
  "/winkelwagen",
  "/inloggen",
  "/gastaanmelding",
  "/afrekenen",
  "/succes",
  "/succes?token=x.y.z",
  "/betaling/terug/x",
];
const cookies = `__Host-visitor=${"v".repeat(43)}; __Host-session=${"s".repeat(43)}`;

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(shopUrl + path, { headers, redirect: "manual" });

async function firstAsset(): Promise<string> {
  const [, asset] = /"(\/assets\/[\w.-]+\.js)"/.exec(await (await get("/")).text()) ?? [];
  if (!asset) throw new Error("The home page names no script.");
  return asset;
}

async function firstPhoto(): Promise<string> {
  const [, photo] = /"(\/images\/[\w.-]+\?w=\d+)"/.exec(await (await get(productPath)).text()) ?? [];
  if (!photo) throw new Error("The product page names no photo.");
  return photo;
}

test("redirects, errors, files, photos and the API carry the headers that keep a browser safe, as pages do", async () => {
  const pages = [...publicPages, ...personalPages, "/nergens", "/matrassen?nobody=knows"];
  for (const path of [
    ...pages,
    "/matrassen/",
    "/%E0%A4%A",
    "/assets/none.js",
    "/robots.txt",
    "/sitemap.xml",
    await firstAsset(),
    await firstPhoto(),
    "/images/none.webp",
  ]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("x-powered-by"), path).toBeNull();
    expect(headers.get("server"), path).toBeNull();
    if (path.startsWith("/assets/") || path.startsWith("/images/")) continue;
    expect(headers.get("referrer-policy"), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    const policy = headers.get("content-security-policy") ?? "";
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'"]) expect(policy, path).toContain(directive);
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|\*|https?:)/);
    expect(policy, path).toMatch(/object-src 'none'|default-src 'none'/);
  }
  for (const path of ["/graphql", "/healthz", "/readyz", "/dev/mail"])
    expect((await get(path, { accept: "text/html" })).headers.get("x-content-type-options"), path).toBe("nosniff");
});

test("what is personal is never cached, and what is public carries nobody's cookies", async () => {
  for (const path of publicPages) {
    const response = await get(path, { cookie: cookies });
    expect(response.headers.get("set-cookie"), path).toBeNull();
    expect(response.headers.get("cache-control"), path).toMatch(/^public, max-age=0/);
    expect(response.headers.get("vary"), path).toBe("accept-encoding");
    expect(await response.text(), path).toBe(await (await get(path)).text());
  }
  for (const path of personalPages) {
    const response = await get(path, { cookie: cookies });
    expect(response.headers.get("cache-control"), path).toBe("private, no-store");
    expect(response.headers.get("set-cookie"), path).toBeNull();
    expect(response.headers.get("etag"), path).toBeNull();
  }
  const body = JSON.stringify({ query: "{ basket { count } viewer { id } }" });
  const graphql = await fetch(`${shopUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: cookies },
    body,
  });
  expect(graphql.headers.get("cache-control")).toBe("private, no-store");
});

test("no other origin may read a response", async () => {
  for (const origin of ["https://evil.example", "null", `http://evil.${new URL(shopUrl).host}`]) {
    const preflight = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    for (const path of ["/graphql", "/", "/upstreams/rpc/rpc/getUser", "/images/none.webp"]) {
      for (const response of [
        await get(path, { origin, cookie: cookies }),
        await fetch(shopUrl + path, { method: "OPTIONS", headers: preflight }),
      ])
        expect(
          [...response.headers.keys()].filter((name) => name.startsWith("access-control")),
          `${path} for ${origin}`,
        ).toEqual([]);
    }
  }
});

test("a page's cached copy is the same whatever the request says of itself", async () => {
  const misleading = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "gopher",
    forwarded: "host=evil.example;proto=gopher",
    "x-original-url": "/account",
    "x-rewrite-url": "/account",
    "x-http-method-override": "POST",
    "x-react-router-spa-mode": "yes",
    "x-react-router-prerender-data": "%5B%5D",
    "accept-language": "xx-EVIL",
    "x-shop": "de-DE",
    cookie: "__Host-session=evil; locale=xx; theme=evil",
    authorization: "Bearer evil",
    "user-agent": "evil",
    referer: "https://evil.example/",
  };
  // an address nobody has requested yet, so that the first request is the misleading one
  for (const path of [
    "/kussens?sort=price-desc&page=1",
    "/tafels?sort=price-asc",
    "/over-ons/ons-verhaal?utm_source=evil&gclid=evil",
  ]) {
    const poisoned = await (await get(path, misleading)).text();
    const clean = await (await get(path)).text();
    expect(poisoned, path).toBe(clean);
    expect(clean, path).not.toMatch(/evil|gopher/);
  }
});

test("a personal address with a harmless ending is as personal as without", async () => {
  for (const path of [
    "/account/x.css",
    "/account/orders.js",
    "/winkelwagen/x.css",
    "/afrekenen/a.png",
    "/succes/x.js",
  ]) {
    const response = await get(path, { cookie: cookies });
    expect(response.headers.get("cache-control"), path).toMatch(/no-store/);
  }
  for (const path of [
    "/account%2f..%2fassets%2fx.css",
    "/winkelwagen;.js",
    "/winkelwagen%00.css",
    "/winkelwagen%3f.css",
    "/afrekenen%2fx.css",
    "/WINKELWAGEN",
    "/%77inkelwagen",
  ]) {
    const response = await get(path, { cookie: cookies });
    const isCacheable = response.status === 200 && !/no-store/.test(response.headers.get("cache-control") ?? "");
    expect([path, isCacheable, response.headers.get("set-cookie")]).toEqual([path, false, null]);
  }
});
