import { expect, test } from "vitest";

import { cleanImage, cleanProduct, described, findingsOf } from "../../testing/clean-catalogue.ts";
import { ownPhotos } from "./own-photos.ts";

const pictures = described({ "matras-01-hoek.webp": { from: "matras-01" } });
const showing = (key: string, ...files: string[]) =>
  cleanProduct({ referenceKey: key, images: files.map((file) => cleanImage(file)) });
const found = (...products: ReturnType<typeof showing>[]) => findingsOf(ownPhotos, products, { described: pictures });

test("a room may be shared, a close-up follows the photo it was cut from", () => {
  const one = showing("03-0001-A", "matras-01.webp", "kamer-01.webp", "matras-01-hoek.webp");
  expect(found(one, showing("03-0002-A", "matras-02.webp", "kamer-01.webp"))).toEqual([]);
});

test("finds a photo that stands twice, another's first photo, and a close-up of a photo that is not shown", () => {
  expect(found(showing("03-0001-A", "matras-01.webp", "kamer-01.webp", "kamer-01.webp"))).toEqual([
    "03-0001-A: shows kamer-01.webp twice",
  ]);
  const one = showing("03-0001-A", "matras-01.webp");
  expect(found(one, showing("03-0002-A", "matras-02.webp", "matras-01.webp", "matras-01-hoek.webp"))).toEqual([
    "03-0002-A: shows matras-01.webp, with which 03-0001-A begins",
  ]);
  expect(found(showing("03-0002-A", "matras-02.webp", "matras-01-hoek.webp"))).toEqual([
    "03-0002-A: shows matras-01-hoek.webp, cut from matras-01.webp, which it does not show",
  ]);
});

test("a swatch may be cut from a photo of the fabric", () => {
  const swatch = { ...cleanImage("matras-01-hoek.webp"), type: "swatch" as const };
  expect(found(cleanProduct({ images: [cleanImage("matras-02.webp"), swatch] }))).toEqual([]);
});
