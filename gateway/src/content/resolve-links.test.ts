import { expect, test } from "vitest";
import { resolveHref, resolveLinks, type RouteLookup } from "./resolve-links.ts";
import { safeUrl } from "./safe-url.ts";

const unresolved: string[] = [];
const lookup: RouteLookup = {
  product: async (masterKey) => (masterKey === "03-1481" ? "/p/matras-duinrust-03-1481" : null),
  category: async (categoryId) => (categoryId === 12 ? "/matrassen/pocketvering" : null),
  onUnresolved: (original) => unresolved.push(original),
};

const multilink = { fieldtype: "multilink", linktype: "url", id: "", url: "", cached_url: "" };

const urlOf = (link: object) => resolveHref({ ...multilink, ...link }, lookup);

test.each([
  [{ cached_url: "shared/pdps/03-1481" }, "/p/matras-duinrust-03-1481"],
  [{ linktype: "story", cached_url: "shared/plps/12" }, "/matrassen/pocketvering"],
  [{ linktype: "story", cached_url: "over-ons/ons-verhaal" }, "/over-ons/ons-verhaal"],
  [{ linktype: "story", cached_url: "over-ons/oud", story: { full_slug: "over-ons/nieuw" } }, "/over-ons/nieuw"],
  [{ linktype: "story", cached_url: "over-ons/ons-verhaal", anchor: "team" }, "/over-ons/ons-verhaal#team"],
  [{ linktype: "story", cached_url: "home" }, "/"],
  [{ linktype: "email", email: "service@warmeland.example" }, "mailto:service@warmeland.example"],
  [{ url: "/matrassen", cached_url: "/matrassen" }, "/matrassen"],
  [{ url: "#bezorging" }, "#bezorging"],
  [{ url: "https://example.org/a?b=c" }, "https://example.org/a?b=c"],
  [{ url: "javascript:alert(1)" }, ""],
  [{ url: "java\nscript:alert(1)" }, ""],
  [{ url: "//evil.example" }, ""],
  [{ url: "data:text/html,x" }, ""],
  [{ linktype: "story", cached_url: "home", anchor: '"><script>' }, "/"],
])("the link %o leads to %s", async (link, url) => {
  expect(await urlOf(link)).toBe(url);
});

test("a product or category that is gone keeps its link and is reported", async () => {
  unresolved.length = 0;
  expect(await urlOf({ cached_url: "shared/pdps/99-9999" })).toBe("/shared/pdps/99-9999");
  expect(await urlOf({ cached_url: "shared/plps/99" })).toBe("/shared/plps/99");
  expect(unresolved).toEqual(["/shared/pdps/99-9999", "/shared/plps/99"]);
});

const document = (href: string) => ({
  type: "doc",
  content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href, linktype: "url" } }] }],
});

test("links inside rich text are rewritten too, and nothing else", async () => {
  expect(await resolveLinks(document("javascript:x"), lookup)).toEqual(document(""));
  expect(await resolveLinks(document("shared/pdps/03-1481"), lookup)).toEqual(document("/p/matras-duinrust-03-1481"));
});

test("a bare path gets its slash; schemes are only those a shopper may follow", () => {
  expect(["over-ons", "tel:+31201234567", "mailto:a@b.nl", "vbscript:x", "blob:x", " "].map(safeUrl)).toEqual([
    "/over-ons",
    "tel:+31201234567",
    "mailto:a@b.nl",
    null,
    null,
    null,
  ]);
});
