import { expect, test } from "vitest";

import { cleanImage, cleanProduct, described, findingsOf } from "../../testing/clean-catalogue.ts";
import { secondPhotos } from "./second-photos.ts";

const showing = (...files: string[]) => [cleanProduct({ images: ["matras-01.webp", ...files].map(cleanImage) })];

test("a close-up or a piece of fabric is right in the third place, not in the second", () => {
  const pictures = described({
    "matras-01-hoek.webp": { from: "matras-01" },
    "kamer-01.webp": { kind: "room" },
    "stof-jersey.webp": { kind: "detail" },
  });
  const about = { described: pictures };
  expect(findingsOf(secondPhotos, showing("kamer-01.webp", "matras-01-hoek.webp", "stof-jersey.webp"), about)).toEqual(
    [],
  );
  expect(findingsOf(secondPhotos, showing("matras-01-hoek.webp", "kamer-01.webp"), about)).toEqual([
    "03-0001-A: shows matras-01-hoek.webp second, a close-up",
  ]);
  expect(findingsOf(secondPhotos, showing("stof-jersey.webp", "kamer-01.webp"), about)).toEqual([
    "03-0001-A: shows stof-jersey.webp second, a detail",
  ]);
});
