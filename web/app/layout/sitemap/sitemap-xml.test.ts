// @vitest-environment node
import { defaultShop, shops } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { pageXml } from "./sitemap-xml.ts";

const origin = "https://shop.example";

test("a page names the same page in the open shops of its language, itself included", () => {
  const alternates = shops.filter(({ code }) => code === "nl-NL" || code === "be-nl");
  expect(pageXml({ path: "/kussens" }, { origin, shop: defaultShop, alternates })).toBe(
    `<url><loc>${origin}/kussens</loc>` +
      `<xhtml:link rel="alternate" hreflang="nl-NL" href="${origin}/kussens"/>` +
      `<xhtml:link rel="alternate" hreflang="nl-BE" href="${origin}/be-nl/kussens"/></url>\n`,
  );
  expect(pageXml({ path: "/" }, { origin, shop: alternates[1]!, alternates })).toContain(`<loc>${origin}/be-nl</loc>`);
});

test("a shop that stands alone names no others", () => {
  expect(pageXml({ path: "/" }, { origin, shop: defaultShop, alternates: [defaultShop] })).toBe(
    `<url><loc>${origin}/</loc></url>\n`,
  );
});

test("pictures of other hosts keep their address, and no text ends its element", () => {
  const images = ["https://a.example/x.jpg?a=1&b=2", "/images/kamer.webp"];
  const xml = pageXml({ path: "/a'<b>", images }, { origin, shop: defaultShop, alternates: [] });
  expect(xml).toContain("<image:loc>https://a.example/x.jpg?a=1&amp;b=2</image:loc>");
  expect(xml).toContain(`<image:loc>${origin}/images/kamer.webp</image:loc>`);
  expect(xml).toContain("<loc>https://shop.example/a&apos;&lt;b&gt;</loc>");
});
