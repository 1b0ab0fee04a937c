import { expect, test } from "vitest";
import { imageSrcSet, imageUrl } from "./image-source.ts";

test("a photo of the shop is offered in the route's widths, never wider than it is", () => {
  expect(imageSrcSet("/images/matras-01.webp", 500)).toBe(
    "/images/matras-01.webp?w=160 160w, /images/matras-01.webp?w=240 240w, /images/matras-01.webp?w=320 320w, /images/matras-01.webp?w=480 480w",
  );
  expect(imageSrcSet("/images/tiny.webp", 40)).toBe("/images/tiny.webp?w=160 160w");
});

test("a width replaces whatever the address had", () => {
  expect(imageUrl("/images/matras-01.webp?w=1", 320)).toBe("/images/matras-01.webp?w=320");
});

test("photos of other sites stay as they are", () => {
  expect(imageSrcSet("https://a.storyblok.com/f/1/x.jpg", 1200)).toBeUndefined();
  expect(imageUrl("https://a.storyblok.com/f/1/x.jpg", 320)).toBe("https://a.storyblok.com/f/1/x.jpg");
});
