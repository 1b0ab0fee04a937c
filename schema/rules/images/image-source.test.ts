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

test("photos of Storyblok come in widths from its image service, as WebP", () => {
  const photo = "https://a.storyblok.com/f/1/1200x800/abc/kamer.jpg";
  expect(imageUrl(photo, 320)).toBe(`${photo}/m/320x0/filters:format(webp):quality(85)`);
  expect(imageSrcSet(photo, 500)).toBe(
    [160, 240, 320, 480].map((width) => `${photo}/m/${width}x0/filters:format(webp):quality(85) ${width}w`).join(", "),
  );
  expect(imageUrl("https://a-us.storyblok.com/f/1/2x1/abc/k.png", 640)).toContain("/k.png/m/640x0/");
});

test("the filters of an editor stay, of whichever host the photo is", () => {
  expect(imageUrl("https://a.storyblok.com/f/1/2x1/a/k.jpg/m/900x600/smart/filters:blur(5):quality(60)", 480)).toBe(
    "https://a.storyblok.com/f/1/2x1/a/k.jpg/m/480x0/filters:blur(5):quality(60):format(webp)",
  );
  expect(imageUrl("/images/kamer-01.webp/m/filters:brightness(20):format(png)", 480)).toBe(
    "/images/kamer-01.webp/m/480x0/filters:brightness(20):format(png):quality(85)",
  );
  expect(imageUrl("/images/kamer-01.webp/m/", 480)).toBe("/images/kamer-01.webp?w=480");
});

test.each(["https://photos.example/x.jpg", "https://a.storyblok.com/f/1/2x1/a/logo.svg", "data:image/png;base64,AA"])(
  "%s stays as it is",
  (url) => {
    expect(imageSrcSet(url, 1200)).toBeUndefined();
    expect(imageUrl(url, 320)).toBe(url);
  },
);
