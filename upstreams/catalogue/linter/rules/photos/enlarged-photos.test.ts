import { expect, test } from "vitest";

import { described, findingsOf } from "../../testing/clean-catalogue.ts";
import { enlargedPhotos } from "./enlarged-photos.ts";

test("a close-up has no more pixels than were cut", () => {
  const pictures = described({ "matras-01-hoek.webp": { from: "matras-01", width: 480 } });
  const filed = (pixels: number) => ({ described: pictures, widths: new Map([["matras-01-hoek.webp", pixels]]) });
  expect(findingsOf(enlargedPhotos, [], filed(480))).toEqual([]);
  expect(findingsOf(enlargedPhotos, [], filed(960))).toEqual(["matras-01-hoek.webp: is 960 px wide, described as 480"]);
});
