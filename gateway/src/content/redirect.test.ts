import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: TestGateway;

const redirect = (source: string, target: string, status_code: number) => ({
  shop_id: 1001,
  source,
  target,
  status_code,
});

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  await shop.database.db
    .insertInto("redirect")
    .values([
      redirect("/oude-folder", "/matrassen?sort=price-asc", 301),
      redirect("/merk", "https://example.com/merk", 302),
    ])
    .execute();
}, 30_000);

afterAll(() => shop.close());

test.each([
  ["/oude-folder", { target: "/matrassen?sort=price-asc", statusCode: 301, external: false }],
  ["/oude-folder/", { target: "/matrassen?sort=price-asc", statusCode: 301, external: false }],
  ["/merk", { target: "https://example.com/merk", statusCode: 302, external: true }],
  ["/nooit-geweest", null],
  ["merk", null],
])("the path %s moved as the shop says", async (path, expected) => {
  const document = "query ($path: String!) { redirect(path: $path) { target statusCode external } }";
  const { data, errors } = await gateway.send<{ redirect: unknown }>(document, { variables: { path } });
  expect(errors).toEqual([]);
  expect(data.redirect).toEqual(expected);
});

const asked = async (to: TestGateway, path: string) => {
  const document = "query ($path: String!) { redirect(path: $path) { target statusCode external } }";
  const { data, errors } = await to.send<{ redirect: unknown }>(document, { variables: { path } });
  expect(errors).toEqual([]);
  return data.redirect;
};

test.each([
  ["/winkels", { target: "/locaties", statusCode: 301, external: false }],
  ["/winkels/", { target: "/locaties", statusCode: 301, external: false }],
  ["/hardheidswijzer", { target: "/adviseur/hardheid", statusCode: 301, external: false }],
])("the path %s leads where the editors' story says", async (path, expected) => {
  expect(await asked(gateway, path)).toEqual(expected);
});

const link = (url: string) => ({ fieldtype: "multilink", linktype: "url", url, cached_url: url });
const redirects = [
  { from: "/oude-folder", link: link("/kussens") },
  { from: "/een", link: link("/twee"), lasts: "good" },
  { from: "/twee", link: link("/matrassen#boven") },
  { from: "/heen", link: link("/weer") },
  { from: "/weer", link: link("/heen") },
  { from: "/gevaar", link: link("javascript:alert(1)") },
  { from: "/elders", link: link("https://example.com/x") },
  { from: "geen-pad", link: link("/kussens") },
].map((redirect, index) => Object.assign({ component: "redirect", _uid: `r${index}` }, redirect));

test("editors come before the catalogue; what follows each other is followed, circles and dangers are not", async () => {
  const content: Transport = async (request) =>
    request.url.includes("instellingen/verwijzingen")
      ? Response.json({
          story: {
            uuid: "u",
            name: "Verwijzingen",
            full_slug: "instellingen/verwijzingen",
            content: { component: "shop_redirects", _uid: "r", redirects },
          },
        })
      : shop.upstreams.content!(request);
  const edited = await shop.gateway({ upstreams: { ...shop.upstreams, content } });
  expect(await asked(edited, "/oude-folder")).toEqual({ target: "/kussens", statusCode: 302, external: false });
  expect(await asked(edited, "/een")).toEqual({ target: "/matrassen#boven", statusCode: 301, external: false });
  expect(await asked(edited, "/elders")).toEqual({
    target: "https://example.com/x",
    statusCode: 302,
    external: true,
  });
  for (const path of ["/heen", "/weer", "/gevaar", "/geen-pad"]) expect(await asked(edited, path)).toBeNull();
});

const unavailable: Transport = () => Promise.resolve(new Response("", { status: 503 }));

test("while the content system is down the catalogue's redirects go on", async () => {
  const down = await shop.gateway({ upstreams: { ...shop.upstreams, content: unavailable } });
  expect(await asked(down, "/merk")).toMatchObject({ statusCode: 302, external: true });
  expect(await asked(down, "/winkels")).toBeNull();
});
