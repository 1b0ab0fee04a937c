import { expect, test } from "vitest";

import { cleanImage, cleanProduct, described, findingsOf } from "../../testing/clean-catalogue.ts";
import { firstPhotos } from "./first-photos.ts";

test("a photo stands first on one product alone", () => {
  const products = ["03-0001-A", "03-0002-A"].map((referenceKey) => cleanProduct({ referenceKey }));
  expect(findingsOf(firstPhotos, products.slice(1))).toEqual([]);
  expect(findingsOf(firstPhotos, products)).toEqual([
    "matras-01.webp: is the first photo of 2 products: 03-0001-A, 03-0002-A",
  ]);
});

test("a close-up or a room is no first photo", () => {
  const pictures = described({ "matras-01.webp": { from: "matras-02" }, "kamer-01.webp": { kind: "room" } });
  const product = cleanProduct();
  const inRoom = cleanProduct({ referenceKey: "03-0002-A", images: [cleanImage("kamer-01.webp")] });
  expect(findingsOf(firstPhotos, [product, inRoom], { described: pictures })).toEqual([
    "03-0001-A: begins with matras-01.webp, a close-up",
    "03-0002-A: begins with kamer-01.webp, a room",
  ]);
});

test("a photo of fewer than 1200 pixels is no first photo", () => {
  const pictures = described({ "matras-01.webp": { width: 840 } });
  expect(findingsOf(firstPhotos, [cleanProduct()], { described: pictures })).toEqual([
    "03-0001-A: begins with matras-01.webp, 840 px wide",
  ]);
});
