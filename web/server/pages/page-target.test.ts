// @vitest-environment node
import { expect, test } from "vitest";
import { shops } from "@warmeland/schema/rules/shops.ts";
import { pageTarget } from "./page-target.ts";

const read = (path: string) => pageTarget(new URL(path, "https://shop.example"), shops);

test("campaign marks change nothing", () => {
  expect(read("/matrassen?utm_source=brief&gclid=1").key).toBe("/matrassen");
  expect(read("/matrassen?utm_source=brief&sort=price-asc").address).toBe("/matrassen?sort=price-asc");
});

test("the same parameters in another order are the same page", () => {
  expect(read("/matrassen?sort=price-asc&page=2").key).toBe(read("/matrassen?page=2&sort=price-asc").key);
  expect(read("/matrassen?size=5&size=6").key).not.toBe(read("/matrassen?size=6&size=5").key);
});

test("what was typed into a content page's own search field is part of it, and kept for nobody", () => {
  expect(read("/service?zoek=ideal&x=1")).toMatchObject({ address: "/service?zoek=ideal", isCacheable: false });
});

test("what a page does not read is no part of it: all of these are the page itself", () => {
  for (const query of [
    "x=1",
    "x=2&y=3",
    "page=7",
    "term=a",
    "size=5",
    "variant=1",
    "__proto__[x]=1",
    `y=${"a".repeat(9000)}`,
  ]) {
    expect(read(`/?${query}`), query).toMatchObject({ key: "/", address: "/", isCacheable: true });
    expect(read(`/over-ons/ons-verhaal?${query}`), query).toMatchObject({
      key: "/over-ons/ons-verhaal",
      isCacheable: true,
    });
  }
  expect(read("/p/matras-duinrust-03-2417?x=1&page=2&variant=12").key).toBe("/p/matras-duinrust-03-2417?variant=12");
  expect(read("/p/matras-duinrust-03-2417?size=5&hardness=3&x=1").address).toBe(
    "/p/matras-duinrust-03-2417?hardness=3&size=5",
  );
  expect(read("/matrassen?x-y=1&__proto__[x]=1&_=2&page=2")).toMatchObject({
    key: "/matrassen?page=2",
    isCacheable: true,
  });
  expect(read("/sitemap.xml?part=2&x=1").key).toBe("/sitemap.xml?part=2");
});

test("listings by filters of a catalogue's own, and with overlong parameters, are rendered but not cached", () => {
  expect(read("/matrassen?lining=1")).toMatchObject({ address: "/matrassen?lining=1", isCacheable: false });
  expect(read("/zoeken?lining=1").isCacheable).toBe(false);
  expect(read(`/matrassen?term=${"a".repeat(201)}`).isCacheable).toBe(false);
  expect(read("/matrassen?size=5&page=2").isCacheable).toBe(true);
});

test("an address of more than 2 kB is not cached", () => {
  expect(read(`/${"a".repeat(2100)}`).isCacheable).toBe(false);
  expect(
    read(`/matrassen?${Array.from({ length: 150 }, (_, index) => `size=${1000 + index}`).join("&")}`),
  ).toMatchObject({
    isCacheable: true,
  });
  expect(
    read(`/matrassen?${Array.from({ length: 300 }, (_, index) => `size=${1000 + index}`).join("&")}`),
  ).toMatchObject({
    isCacheable: false,
  });
});

test.each([
  "/?_storyblok=1",
  "/?_storyblok=1&_storyblok_tk[token]=forged&_storyblok_tk[timestamp]=1",
  "/p/x-03-1001?_storyblok_published=true",
])("a preview, %s, is not cached", (path) => {
  expect(read(path)).toMatchObject({ isPublic: true, isCacheable: false });
});

test("what the editor signed an address with is read from it, and is no part of what others get", () => {
  const signature = "a".repeat(40);
  const signed = `_storyblok_tk[space_id]=1&_storyblok_tk[timestamp]=1790000000&_storyblok_tk[token]=${signature}`;
  expect(read(`/?_storyblok=1&${signed}`)).toMatchObject({ preview: `1:1790000000:${signature}`, isCacheable: false });
  expect(read(`/?_storyblok=1&${signed.replace(signature, "x")}`).preview).toBeUndefined();
  expect(read("/?_storyblok=1").preview).toBeUndefined();
});

test("searches are cached while their term is short and no address", () => {
  expect(read("/zoeken?term=matras+140x200&page=2")).toMatchObject({ isPublic: true, isCacheable: true });
  expect(read("/zoeken?term=jan%40voorbeeld.nl")).toMatchObject({ isPublic: true, isCacheable: false });
  expect(read(`/zoeken?term=${"a".repeat(41)}`).isCacheable).toBe(false);
});

test.each([
  "/winkelwagen",
  "/afrekenen",
  "/gastaanmelding",
  "/inloggen",
  "/succes",
  "/betaling/terug/abc",
  "/account",
  "/account-verwijderen",
  "/nieuwsbrief/bevestigen",
  "/voorraadbericht/bevestigen",
  "/wachtwoord-resetten",
  "/registreren",
  "/account/x.css",
  "/WinkelWagen",
  "/%77inkelwagen",
  "/account%2Fx.css",
  "/AFREKENEN/x.js",
])("%s is private", (path) => {
  expect(read(path).isPublic).toBe(false);
});

test("a private page sees its query as it was sent", () => {
  expect(read("/succes?token=b&a=1").address).toBe("/succes?token=b&a=1");
});

test.each(["/", "/matrassen", "/p/matras-duinrust-03-1001", "/service/hulp/levering-verzending", "/winkelwagens"])(
  "%s is public",
  (path) => {
    expect(read(path).isPublic).toBe(true);
  },
);
